import type { FundDetail } from '@bank/contract';
import { dayInData } from '../../../../base/format/day.ts';
import { formatDecimal } from '../../../../base/format/decimal.ts';
import { formatChange, formatPercent } from '../../../../base/format/percent.ts';
import { HistoryPanel } from '../../../../parts/charts/history/HistoryPanel.tsx';
import type { FigureFormat } from '../../../../parts/charts/history/figure-format.ts';
import type { HistoryColumn } from '../../../../parts/charts/history/HistoryTable.tsx';
import { historyAddress } from '../../../../parts/charts/history/history-address.ts';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { RANGES, USUAL_RANGE, figuresFor, type FigureCode } from '../../parts/fund-detail-query.ts';
import type { PerformanceData } from '../load-performance.ts';
import { Months } from './Months.tsx';
import styles from './Performance.module.css';
import { WindowTable } from './WindowTable.tsx';
import { historyWords } from '../../../../words/rates/history/words.ts';
import { fundDetailWords, type FundDetailWords } from '../../../../words/funds/fund-detail/words.ts';

const RETURN: FigureFormat = {
  value: (value) => formatChange(value),
  axis: (value) => `${formatDecimal(value)}%`,
};
const NAV: FigureFormat = {
  value: (value) => formatDecimal(value, 4),
  axis: (value) => formatDecimal(value),
};
const YIELD: FigureFormat = {
  value: (value) => formatPercent(value, 3),
  axis: (value) => `${formatDecimal(value)}%`,
};
const FORMATS: Record<FigureCode, FigureFormat> = {
  return: RETURN,
  drawdown: RETURN,
  nav: NAV,
  acc: NAV,
  yield: YIELD,
  income: NAV,
};
/** The width of its column in the mock. */
const WIDTH = 756;

interface PerformanceProps {
  fund: FundDetail;
  data: PerformanceData;
  path: string;
  query: PageQuery;
}

/** Return, net values and drawdown over a range as chart, table and file; then months and windows. */
export function Performance({ fund, data, path, query }: PerformanceProps) {
  const words = useWords(fundDetailWords);
  const { figure, history, table } = data;
  const place = { path, query, id: 'history' };
  const isReturn = figure === 'return' || figure === 'drawdown';
  const conclusion = useReturnConclusion(data);
  const figures = figuresFor(fund.sevenDayYield !== undefined);
  return (
    <>
      <HistoryPanel
        title={words['fund.figures'][figure] ?? ''}
        unit={words['fund.units'][figure]}
        place={place}
        history={history}
        names={{
          this: isReturn ? words['fund.this'] : (words['fund.figures'][figure] ?? ''),
          benchmark: words['fund.benchmark'],
        }}
        ranges={RANGES}
        usual={USUAL_RANGE}
        measures={figures.map((code, index) => ({
          name: words['fund.figures'][code] ?? code,
          href: historyAddress(place, { figure: index === 0 ? undefined : code }),
          isCurrent: code === figure,
        }))}
        table={table}
        columns={columnsOf(figure, words)}
        csv={`/download/fund-nav.csv?${new URLSearchParams({ fundCode: fund.fundCode })}`}
        format={FORMATS[figure]}
        width={WIDTH}
        {...(isReturn && { baseline: '0' })}
        {...(conclusion !== undefined && { conclusion })}
        note={
          <p className={styles.note}>
            {data.returns === undefined || data.returns.dividends === 0
              ? ''
              : words['fund.dividendsIn'](data.returns.dividends)}
            {words['fund.past']}
          </p>
        }
      />
      <Months months={data.months} navDate={fund.navDate} />
      <WindowTable fund={fund} />
    </>
  );
}

/** `近 1 年，本基金累计收益率 +22.71%，业绩比较基准 +9.84%；最大回撤 −12.64%（2026-02-03 至 2026-04-11）。` */
function useReturnConclusion({ returns, history }: PerformanceData): string | undefined {
  const { language } = useSite();
  const words = useWords(fundDetailWords);
  const ranges = useWords(historyWords);
  if (returns === undefined || returns.value === '') return undefined;
  const { value, benchmark, drawdown } = returns;
  const day = (given: string) => dayInData(given, language);
  const fall =
    drawdown === undefined
      ? ''
      : /[1-9]/.test(drawdown.value)
        ? words['fund.fallIs'](formatChange(drawdown.value), day(drawdown.from), day(drawdown.to))
        : words['fund.noFall'];
  return (
    words['fund.returnIs'](ranges['history.rangeName'][history.range], formatChange(value)) +
    (benchmark === undefined ? '' : words['fund.benchmarkIs'](formatChange(benchmark))) +
    fall +
    words['fund.stop']
  );
}

function columnsOf(figure: FigureCode, words: FundDetailWords): HistoryColumn[] {
  const names = words['fund.figures'];
  const change = (name: string | undefined): HistoryColumn => ({ name: name ?? '', kind: 'change' });
  const plain = (name: string | undefined, unit: string | undefined): HistoryColumn => ({
    name: unit === undefined ? (name ?? '') : `${name}（${unit}）`,
  });
  switch (figure) {
    case 'return':
      return [
        change(names['return']),
        change(words['fund.benchmark']),
        plain(words['fund.unitNav'], words['fund.incomeUnit']),
        change(words['fund.dayRate']),
      ];
    case 'drawdown':
      return [
        change(names['drawdown']),
        change(names['return']),
        plain(words['fund.unitNav'], words['fund.incomeUnit']),
      ];
    case 'nav':
    case 'acc':
      return [
        plain(words['fund.unitNav'], words['fund.incomeUnit']),
        plain(words['fund.accNav'], words['fund.incomeUnit']),
        change(words['fund.dayRate']),
      ];
    default:
      return [plain(names['income'], words['fund.incomeUnit']), plain(names['yield'], '%')];
  }
}
