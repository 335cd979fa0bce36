import type { KeyFigures } from '@bank/contract';
import { YearBars } from '@bank/ui';
import { formatDecimal } from '../../../base/format/decimal.ts';
import { ChoiceLinks } from '../../../parts/lists/ChoiceLinks.tsx';
import { investmentWords } from '../../../words/investors/investment/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './KeyFigures.module.css';

/** Figures worth a picture; the table has them all. */
export const CHARTED = ['NET_PROFIT', 'OPERATING_INCOME', 'TOTAL_ASSETS', 'NPL_RATIO', 'DIVIDEND'] as const;

interface KeyFiguresChartProps {
  /** Newest first. */
  years: readonly KeyFigures[];
  figure: string | undefined;
  /** The page's address with another figure; undefined is the usual one. */
  hrefOf: (figure: string | undefined) => string;
}

/** One key figure over the years; which one is in the address (IR-2). */
export function KeyFiguresChart({ years, figure, hrefOf }: KeyFiguresChartProps) {
  const words = useWords(investmentWords);
  const [usual] = CHARTED;
  const code = figure ?? usual;
  const items = years[0]?.items ?? [];
  const shown = items.find((item) => item.code === code);
  if (shown === undefined) return <p className={styles.none}>{words.nothing}</p>;
  const bars = years.toReversed().flatMap(({ year, items: own }) => {
    const value = own.find((item) => item.code === code)?.value;
    return value === undefined ? [] : [{ year, value, label: formatDecimal(value) }];
  });
  const points = bars.map(({ year, label }) => words.chartPoint(year, label)).join(words.chartSeparator);
  return (
    <div className={styles.chart} data-stay="">
      <ChoiceLinks
        label={words.keyFiguresChoice}
        choices={CHARTED.flatMap((choice) => {
          const item = items.find((one) => one.code === choice);
          const href = hrefOf(choice === usual ? undefined : choice);
          return item === undefined ? [] : [{ name: item.name, href, isCurrent: choice === code }];
        })}
      />
      <p className={styles.unit}>
        {shown.name}
        {shown.unit === '' ? '' : ` ${shown.unit}`}
      </p>
      <YearBars bars={bars} label={words.chartOf(shown.name, shown.unit, points)} />
    </div>
  );
}
