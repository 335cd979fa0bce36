import type { ReactNode } from 'react';
import { Sparkline, VisuallyHidden } from '@bank/ui';
import { FUND_WINDOWS, type Fund, type Language } from '@bank/contract';
import { BuyRate } from '../parts/BuyRate.tsx';
import { dealingOf } from '../parts/fund-state.ts';
import { dayInData, shortDay } from '../../../base/format/day.ts';
import { formatDecimal } from '../../../base/format/decimal.ts';
import { formatLargeMoney } from '../../../base/format/large-money.ts';
import { formatMoney } from '../../../base/format/money.ts';
import { formatChange, formatPercent } from '../../../base/format/percent.ts';
import { RateChange } from '../../../parts/blocks/RateChange.tsx';
import { chosenIn } from '../../../parts/lists/filters/filter-group.ts';
import type { PageQuery } from '../../../base/page/page-module.ts';
import { SORTS, isMoney, windowOf, type SortCode } from './fund-query.ts';
import type { FundWords } from '../../../words/funds/funds/words.ts';

const FIGURES = ['NAV', 'ACC', 'DAY', 'YIELD', 'INCOME'] as const;
const REST = [
  'FALL',
  'VOLATILITY',
  'SHARPE',
  'RANK',
  'TREND',
  'FEE',
  'MIN',
  'STATE',
  'SCALE',
  'AGE',
  'COMPANY',
] as const;
export const COLUMN_CODES = [...FIGURES, ...FUND_WINDOWS, ...REST] as const;
export type ColumnCode = (typeof COLUMN_CODES)[number];

const MONEY_ONLY: readonly ColumnCode[] = ['YIELD', 'INCOME'];
const NOT_MONEY: readonly ColumnCode[] = ['NAV', 'ACC', 'DAY', 'FALL', 'VOLATILITY', 'SHARPE'];
const USUAL: readonly ColumnCode[] = ['NAV', 'DAY', 'FALL', 'TREND', 'FEE'];
const USUAL_MONEY: readonly ColumnCode[] = ['INCOME', 'YIELD', 'TREND', 'MIN', 'FEE'];

/** The columns that the class of the address can show. */
export function columnsOnOffer(query: PageQuery): ColumnCode[] {
  const absent = isMoney(query) ? NOT_MONEY : MONEY_ONLY;
  return COLUMN_CODES.filter((code) => !absent.includes(code));
}

/** What the address has chosen, or the usual ones; the window that the list is ranked by is always among them. */
export function columnsShown(query: PageQuery): ColumnCode[] {
  const chosen = chosenIn(query, 'cols');
  const usual = isMoney(query) ? USUAL_MONEY : USUAL;
  const wanted = chosen.length > 0 ? chosen : usual;
  const window = windowOf(query);
  return columnsOnOffer(query).filter((code) => code === window || wanted.includes(code));
}

/** What a card of a phone shows beside the window's return, each with its name under it. */
export const onPhones = (code: ColumnCode, query: PageQuery): boolean =>
  code === windowOf(query) ||
  (isMoney(query) ? ['YIELD', 'INCOME', 'TREND'] : ['DAY', 'FALL', 'TREND']).includes(code);

const SORTED: Partial<Record<ColumnCode, string>> = {
  NAV: 'nav',
  ACC: 'acc',
  DAY: 'day',
  YIELD: 'yield',
  INCOME: 'income',
  FEE: 'fee',
  FALL: 'fall',
  SHARPE: 'sharpe',
  SCALE: 'scale',
  AGE: 'age',
};

/** The orders that a column's head offers; the first click gives the more telling one. */
export function sortsOfColumn(code: ColumnCode, query: PageQuery): [SortCode, SortCode] | undefined {
  const name = code === windowOf(query) ? 'return' : SORTED[code];
  if (name === undefined) return undefined;
  const [down, up] = [`${name}-down`, `${name}-up`].map((sort) => (sort in SORTS ? sort : undefined));
  const first = (code === 'FEE' || code === 'AGE' ? up : down) as SortCode;
  return [first, ((first === up ? down : up) ?? first) as SortCode];
}

export function columnName(code: ColumnCode, words: FundWords): string {
  return words['funds.window'][code] ?? words['funds.column'][code] ?? code;
}

interface CellContext {
  words: FundWords;
  language: Language;
  today: string;
}

/** What a fund's row shows in a column. */
export function columnCell(code: ColumnCode, fund: Fund, { words, language, today }: CellContext): ReactNode {
  switch (code) {
    case 'NAV':
      if (fund.sevenDayYield !== undefined) {
        return (
          <Small label={words['funds.column']['YIELD'] ?? ''}>{formatPercent(fund.sevenDayYield, 3)}</Small>
        );
      }
      if (fund.unitNav === '' || fund.navDate === '') return <None words={words} />;
      return (
        <Small label={shortDay(fund.navDate, { language, today })}>{formatDecimal(fund.unitNav, 4)}</Small>
      );
    case 'ACC':
      if (fund.tenThousandIncome !== undefined) {
        return (
          <Small label={words['funds.column']['INCOME'] ?? ''}>
            {formatDecimal(fund.tenThousandIncome, 4)}
          </Small>
        );
      }
      return fund.accNav === '' ? <None words={words} /> : formatDecimal(fund.accNav, 4);
    case 'DAY':
      return fund.dayRate === '' ? <None words={words} /> : <RateChange value={fund.dayRate} />;
    case 'YIELD':
      return fund.sevenDayYield === undefined ? <None words={words} /> : formatPercent(fund.sevenDayYield, 3);
    case 'INCOME':
      if (fund.tenThousandIncome === undefined || fund.navDate === '') return <None words={words} />;
      return (
        <Small label={shortDay(fund.navDate, { language, today })}>
          {formatDecimal(fund.tenThousandIncome, 4)}
        </Small>
      );
    case 'RANK':
      if (fund.rank === undefined) return <None words={words} />;
      return words['funds.rank'](formatDecimal(String(fund.rank.place)), formatDecimal(String(fund.rank.of)));
    case 'TREND': {
      const last = fund.trend.at(-1);
      if (last === undefined || fund.trend.length < 2) return <None words={words} />;
      const conclusion = words['funds.trendConclusion'](formatChange(last));
      return <Sparkline values={fund.trend} width={168} height={44} conclusion={conclusion} />;
    }
    case 'FALL':
      return fund.maxDrawdown === undefined ? <None words={words} /> : formatPercent(fund.maxDrawdown);
    case 'VOLATILITY':
      return fund.stdDev === undefined ? <None words={words} /> : formatPercent(fund.stdDev);
    case 'SHARPE':
      return fund.sharpe === undefined ? <None words={words} /> : formatDecimal(fund.sharpe, 2);
    case 'SCALE':
      return fund.scale === undefined ? (
        <None words={words} />
      ) : (
        formatLargeMoney(fund.scale, 'CNY', language)
      );
    case 'AGE':
      return fund.setupDate === undefined ? <None words={words} /> : dayInData(fund.setupDate, language);
    case 'FEE':
      return <BuyRate fund={fund} />;
    case 'MIN':
      return formatMoney(fund.minAmount, 'CNY', language);
    case 'STATE': {
      const [buying, redeeming] = dealingOf(fund, words);
      return redeeming === undefined ? buying : <Small label={redeeming}>{buying}</Small>;
    }
    case 'COMPANY':
      return fund.companyName;
    default: {
      const value = fund.returns[code];
      return value === undefined ? <None words={words} /> : <RateChange value={value} />;
    }
  }
}

function Small({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      {children}
      <small>{label}</small>
    </>
  );
}

function None({ words }: { words: FundWords }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{words['funds.none']}</VisuallyHidden>
    </>
  );
}
