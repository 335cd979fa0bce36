import { useMemo } from 'react';
import type { FundDetail, FundHolding, Language } from '@bank/contract';
import { dayInData } from '../../../../base/format/day.ts';
import { formatDecimal } from '../../../../base/format/decimal.ts';
import { formatChange, formatPercent } from '../../../../base/format/percent.ts';
import { HistoryPanel, type HistoryMarks } from '../../../../parts/charts/history/HistoryPanel.tsx';
import type { FigureFormat } from '../../../../parts/charts/history/figure-format.ts';
import type { HistoryColumn } from '../../../../parts/charts/history/HistoryTable.tsx';
import { daysOf, pointsOf } from '../../../../parts/charts/history/day-columns.ts';
import { historyAddress } from '../../../../parts/charts/history/history-address.ts';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { RANGES, USUAL_RANGE, figuresFor, type FigureCode } from '../../parts/fund-detail-query.ts';
import { hasEnded } from '../../parts/fund-state.ts';
import { fundFile } from '../fund-file.ts';
import type { PerformanceData } from '../load-performance.ts';
import { Months } from './Months.tsx';
import { Holdings } from './Holdings.tsx';
import { Periods } from './Periods.tsx';
import { Plan } from './Plan.tsx';
import { Quarters } from './Quarters.tsx';
import { historyWords } from '../../../../words/rates/history/words.ts';
import { fundDetailWords, type FundDetailWords } from '../../../../words/funds/fund-detail/words.ts';
import { bracketed } from '../../../../base/format/punctuation.ts';

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
  nav: NAV,
  acc: NAV,
  yield: YIELD,
  income: NAV,
};
/** Of its column in the design; the returns have a strip below them. */
const WIDTH = 756;
const HEIGHT = 470;

interface PerformanceProps {
  fund: FundDetail;
  data: PerformanceData;
  holdings: readonly FundHolding[];
  path: string;
  query: PageQuery;
}

/** Returns or net values over a range as chart, table and file; then months, periods, quarters, holdings and a plan. */
export function Performance({ fund, data, holdings, path, query }: PerformanceProps) {
  const { language } = useSite();
  const words = useWords(fundDetailWords);
  const { figure, history, table, returns, standing } = data;
  const place = { path, query, id: 'history' };
  const isReturn = returns !== undefined;
  const marks = useMarks(data);
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
          benchmark: words['fund.benchmarkShort'],
          peers: words['fund.peers'],
        }}
        ranges={RANGES}
        usual={USUAL_RANGE}
        measures={figures.map((code, index) => ({
          name: words['fund.figures'][code] ?? code,
          href: historyAddress(place, { figure: index === 0 ? undefined : code }),
          isCurrent: code === figure,
        }))}
        table={table}
        columns={columnsOf(figure, words, language)}
        csv={fundFile('fund-nav', fund.fundCode, language)}
        format={FORMATS[figure]}
        width={WIDTH}
        {...(isReturn && { baseline: '0', height: HEIGHT, marks })}
        {...(conclusion !== undefined && { conclusion })}
        note={
          <p>
            {marks.fall === undefined ? '' : words['fund.chartNote']}
            {isReturn && returns.dividends.length > 0
              ? words['fund.dividendsIn'](returns.dividends.length)
              : ''}
            {isReturn && returns.peersCount > 0 ? words['fund.peersAre'](returns.peersCount) : ''}
            {words['fund.past']}
          </p>
        }
      />
      {standing === undefined ? null : <Months fund={fund} standing={standing} />}
      <Periods fund={fund} risk={standing?.risk} range={history.range} />
      {standing === undefined ? null : (
        <>
          <Quarters fundCode={fund.fundCode} quarters={standing.quarters} />
          <Holdings fund={fund} holdings={holdings} isShort />
          {hasEnded(fund) ? null : <Plan fund={fund} plan={standing.plan} path={path} query={query} />}
        </>
      )}
    </>
  );
}

/** `近 1 年，本基金累计收益率 +22.71%，业绩比较基准 +9.84%；最大回撤 −12.64%（2026-02-03 至 2026-04-11）。` */
function useReturnConclusion({ returns, history }: PerformanceData): string | undefined {
  const { language } = useSite();
  const words = useWords(fundDetailWords);
  const ranges = useWords(historyWords);
  if (returns === undefined || returns.value === '') return undefined;
  const { value, benchmark, peers, drawdown } = returns;
  const day = (given: string) => unbroken(dayInData(given, language));
  const fall =
    drawdown === undefined
      ? ''
      : /[1-9]/.test(drawdown.value)
        ? words['fund.fallIs'](formatChange(drawdown.value), day(drawdown.from), day(drawdown.to))
        : words['fund.noFall'];
  return (
    words['fund.returnIs'](ranges['history.rangeName'][history.range], formatChange(value)) +
    (benchmark === undefined ? '' : words['fund.benchmarkIs'](formatChange(benchmark))) +
    (peers === undefined ? '' : words['fund.peersAverage'](formatChange(peers))) +
    fall +
    words['fund.stop']
  );
}

/** A line may end after each hyphen or space of a day. */
const unbroken = (day: string) => day.replaceAll('-', '\u2011').replaceAll(' ', '\u00a0');

/** The deepest fall, the distance from the high and the distributions, as the chart takes them. */
function useMarks({ returns, history: { days } }: PerformanceData): HistoryMarks {
  const { language } = useSite();
  const words = useWords(fundDetailWords);
  return useMemo(() => {
    if (returns === undefined) return {};
    const { drawdown, recovered, dividends } = returns;
    const below = pointsOf(daysOf(days), returns.below);
    return {
      fall:
        drawdown === undefined || !/[1-9]/.test(drawdown.value)
          ? undefined
          : {
              from: drawdown.from,
              to: drawdown.to,
              until: recovered,
              label: words['fund.deepest'](formatChange(drawdown.value)),
            },
      strip:
        below.length === 0
          ? undefined
          : {
              id: 'below',
              name: words['fund.fromHigh'],
              points: below,
              value: (value) => formatChange(value),
            },
      events: dividends.map(({ exDate, perUnit }) => {
        const sum = words['fund.eachUnit'](formatDecimal(perUnit).replace(/(\.\d\d(?:\d*[1-9])?)0+$/, '$1'));
        return {
          day: exDate,
          sign: words['fund.dividendSign'],
          short: sum,
          title: words['fund.dividendOn'](dayInData(exDate, language), sum),
        };
      }),
    };
  }, [returns, days, language, words]);
}

function columnsOf(figure: FigureCode, words: FundDetailWords, language: Language): HistoryColumn[] {
  const names = words['fund.figures'];
  const change = (name: string | undefined): HistoryColumn => ({ name: name ?? '', kind: 'change' });
  const plain = (name: string | undefined, unit: string | undefined): HistoryColumn => ({
    name: unit === undefined ? (name ?? '') : `${name}${bracketed(unit, language)}`,
  });
  switch (figure) {
    case 'return':
      return [
        change(names['return']),
        change(words['fund.benchmark']),
        change(words['fund.peers']),
        change(words['fund.fromHigh']),
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
