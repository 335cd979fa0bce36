import type { ReactNode } from 'react';
import type { Language, WealthDetail } from '@bank/contract';
import { dayInData } from '../../../../base/format/day.ts';
import { formatDecimal } from '../../../../base/format/decimal.ts';
import { formatHoldingTerm } from '../../../../base/format/holding-term.ts';
import { formatMoney } from '../../../../base/format/money.ts';
import { GlossaryLink } from '../../../../parts/terms/GlossaryLink.tsx';
import { Benchmark } from '../../../../parts/wealth/Benchmark.tsx';
import { wealthWords } from '../../../../words/wealth/wealth/words.ts';
import { wealthDetailWords } from '../../../../words/wealth/wealth-detail/words.ts';
import type { TermCode } from '../../../../words/common/terms/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import styles from './KeyFigures.module.css';

interface Figure {
  name: string;
  term?: TermCode;
  figure: ReactNode;
  /** What the figure is counted from: its year, its day, its step. */
  basis: ReactNode;
}

/** The four figures that a product is compared by, in the rail of its head. */
export function KeyFigures({ product, language }: { product: WealthDetail; language: Language }) {
  const words = useWords(wealthWords, wealthDetailWords);
  const { unitNav, navDate } = product;
  const money = (amount: string) => formatMoney(amount, product.currency, language);
  const { benchmarkParts: parts } = product;
  const figures: Figure[] = [
    {
      name: parts === undefined ? product.benchmarkText : words['detail.formulaTitle'],
      term: 'BENCHMARK',
      figure: <Benchmark product={product} />,
      basis:
        words[
          parts !== undefined
            ? 'detail.formulaBasis'
            : product.benchmarkLow === undefined
              ? 'detail.noBenchmark'
              : 'detail.perYear'
        ],
    },
    {
      name: words['detail.unitNav'],
      term: 'UNIT_NAV',
      figure: unitNav === undefined ? '–' : formatDecimal(unitNav, 4),
      basis:
        navDate === undefined ? words['detail.noNav'] : words['detail.navDay'](dayInData(navDate, language)),
    },
    {
      name: words['detail.term'],
      figure: formatHoldingTerm(product.termDays, language),
      basis: product.dealingText,
    },
    {
      name: words['detail.minimum'],
      figure: money(product.minAmount),
      basis: words['detail.step'](money(product.stepAmount)),
    },
  ];
  return (
    <dl className={styles.figures} aria-label={words['detail.figures']}>
      {figures.map(({ name, term, figure, basis }) => (
        <div key={name}>
          <dt>{term === undefined ? name : <GlossaryLink code={term}>{name}</GlossaryLink>}</dt>
          <dd className={`num ${styles.figure}`}>{figure}</dd>
          <dd className={styles.basis}>{basis}</dd>
        </div>
      ))}
    </dl>
  );
}
