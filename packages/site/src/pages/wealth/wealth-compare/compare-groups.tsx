import { RiskLevel, Sparkline } from '@bank/ui';
import type { Language, WealthPerformance, WealthProduct } from '@bank/contract';
import { Allocation } from '../../../parts/charts/allocation/Allocation.tsx';
import type { ComparedGroup, ComparedRow } from '../../../parts/compare/compared.ts';
import { dayInData } from '../../../base/format/day.ts';
import { formatDecimal } from '../../../base/format/decimal.ts';
import { formatHoldingTerm } from '../../../base/format/holding-term.ts';
import { formatLargeMoney } from '../../../base/format/large-money.ts';
import { formatMoney } from '../../../base/format/money.ts';
import { formatPercent, formatPercentRange } from '../../../base/format/percent.ts';
import { riskNumber } from '../../../base/format/risk-number.ts';
import { BenchmarkFormula } from '../../../parts/wealth/BenchmarkFormula.tsx';
import { BenchmarkRuler } from '../../../parts/wealth/BenchmarkRuler.tsx';
import { statusText } from '../parts/status-text.ts';
import { PaperLinks } from './PaperLinks.tsx';
import styles from './compare-groups.module.css';
import type { TermCode } from '../../../words/common/terms/words.ts';
import type { WealthCompareWords } from '../../../words/wealth/wealth-compare/words.ts';
import type { WealthWords } from '../../../words/wealth/wealth/words.ts';
import type { Messages } from '../../../words/loading/messages.ts';

interface Given {
  products: readonly WealthProduct[];
  performance: readonly WealthPerformance[];
  /** By product code, of those that do not deal on every dealing day. */
  openings: Readonly<Record<string, string>>;
  words: Messages & WealthWords & WealthCompareWords;
  language: Language;
}

/** Attributes of wealth products in the order of the mock: return and risk, liquidity, holdings and fees, papers. */
export function compareGroups({ products, performance, openings, words, language }: Given): ComparedGroup[] {
  const none = words['compare.none'];
  const texts = (
    label: string,
    of: (product: WealthProduct) => string | undefined,
    note?: string,
    term?: TermCode,
  ) => ({
    label,
    ...(term !== undefined && { term }),
    ...(note !== undefined && { note }),
    cells: products.map((product) => ({ text: of(product) || none })),
  });
  const historyOf = ({ prodCode }: WealthProduct) => performance.find((one) => one.prodCode === prodCode);
  const day = (value: string | undefined) => value && dayInData(value, language);
  const signed = (value: string | undefined) => value && formatPercent(value);

  return [
    {
      title: words['compare.returnAndRisk'],
      rows: [
        benchmarkRow(products, words),
        {
          label: words['home.wealthRisk'],
          term: 'RISK_LEVEL',
          cells: products.map(({ riskLevel }) => ({
            text: riskLevel,
            shown: (
              <RiskLevel
                level={riskNumber(riskLevel)}
                code={riskLevel}
                label={words['home.riskLevel'][riskLevel]}
              />
            ),
          })),
        },
        texts(
          words['compare.annualised'],
          (product) => signed(historyOf(product)?.annualised),
          words['compare.past'],
        ),
        texts(
          words['compare.drawdown'],
          (product) => signed(historyOf(product)?.drawdown),
          undefined,
          'MAX_DRAWDOWN',
        ),
        trendRow(products, historyOf, words),
      ],
    },
    {
      title: words['compare.termAndAccess'],
      rows: [
        texts(words['wealth.term'], ({ termDays }) => formatHoldingTerm(termDays, language)),
        texts(words['compare.dealing'], ({ dealingText }) => dealingText),
        texts(words['home.wealthMinimum'], ({ minAmount, currency }) =>
          formatMoney(minAmount, currency, language),
        ),
        texts(words['compare.step'], ({ stepAmount, currency }) =>
          formatMoney(stepAmount, currency, language),
        ),
        texts(words['compare.redeem'], ({ redeemText }) => redeemText),
      ],
    },
    {
      title: words['compare.holdingsAndFees'],
      rows: [
        {
          label: words['compare.allocation'],
          cells: products.map(({ allocation = [] }) => ({
            text: allocation.map(({ name, share }) => `${name} ${share}%`).join(' ') || none,
            ...(allocation.length > 0 && { shown: <Allocation allocation={allocation} isCompact /> }),
          })),
        },
        texts(words['compare.scope'], ({ scope }) => scope),
        ...feeRows(products, none),
        texts(words['wealth.organ'], ({ organName }) => organName),
        texts(words['compare.saleMode'], ({ saleMode }) => words['compare.saleModes'][saleMode]),
      ],
    },
    {
      title: words['compare.product'],
      rows: [
        {
          label: words['wealth.status'],
          cells: products.map(({ prodCode, status }) => {
            const text = statusText(status, day(openings[prodCode]), words);
            return { text, shown: <span className={styles.status}>{text}</span> };
          }),
        },
        texts(
          words['compare.scale'],
          ({ scale, currency }) => scale && formatLargeMoney(scale, currency, language),
        ),
        texts(words['compare.start'], ({ valueDate }) => day(valueDate)),
        texts(words['compare.end'], ({ maturityDate }) => day(maturityDate)),
        texts(words['wealth.registerCode'], ({ registerCode }) => registerCode, undefined, 'REGISTER_CODE'),
        {
          label: words['compare.papers'],
          isUnmarked: true,
          cells: products.map(({ prodName, documents }) => ({
            text: '',
            shown: <PaperLinks product={prodName} documents={documents} />,
          })),
        },
      ],
    },
  ];
}

function benchmarkRow(products: readonly WealthProduct[], words: Given['words']): ComparedRow {
  return {
    label: words['home.wealthBenchmark'],
    term: 'BENCHMARK',
    note: words['compare.benchmarkNote'],
    cells: products.map((product) => {
      const { benchmarkLow, benchmarkHigh = benchmarkLow, benchmarkText, benchmarkParts } = product;
      if (benchmarkParts !== undefined) {
        return { text: benchmarkText, shown: <BenchmarkFormula parts={benchmarkParts} /> };
      }
      if (benchmarkLow === undefined || benchmarkHigh === undefined) return { text: benchmarkText };
      const range = formatPercentRange(benchmarkLow, benchmarkHigh);
      return {
        text: `${range} ${benchmarkText}`,
        shown: (
          <>
            <span className={`num ${styles.range}`}>{range}</span>
            <span className={styles.basis}>{benchmarkText}</span>
            <BenchmarkRuler low={benchmarkLow} high={benchmarkHigh} />
          </>
        ),
      };
    }),
  };
}

function trendRow(
  products: readonly WealthProduct[],
  historyOf: (product: WealthProduct) => WealthPerformance | undefined,
  words: Given['words'],
): ComparedRow {
  return {
    label: words['compare.trend'],
    note: words['compare.trendNote'],
    isUnmarked: true,
    cells: products.map((product) => {
      const trend = historyOf(product)?.trend ?? [];
      const [first, last] = [trend[0], trend.at(-1)];
      if (first === undefined || last === undefined || trend.length < 2)
        return { text: words['compare.none'] };
      const conclusion = words['compare.trendConclusion'](formatDecimal(first, 4), formatDecimal(last, 4));
      return {
        text: '',
        shown: <Sparkline values={trend} width={196} height={44} conclusion={conclusion} />,
      };
    }),
  };
}

/** Fees by their names, in the order in which the products give them. */
function feeRows(products: readonly WealthProduct[], none: string): ComparedRow[] {
  const names = new Set(products.flatMap(({ fees }) => fees.map(({ name }) => name)));
  return [...names].map((label) => ({
    label,
    cells: products.map(({ fees }) => ({ text: fees.find(({ name }) => name === label)?.rate ?? none })),
  }));
}
