import { useMemo } from 'react';
import { HistoryChart, type HistoryFormat } from '@bank/ui';
import type { FundCurves, Language } from '@bank/contract';
import { addressWith } from '../../../parts/lists/filters/address-with.ts';
import { dayInData } from '../../../base/format/day.ts';
import { formatDecimal } from '../../../base/format/decimal.ts';
import { formatChange } from '../../../base/format/percent.ts';
import { ChoiceLinks } from '../../../parts/lists/ChoiceLinks.tsx';
import { useChartWords } from '../../../parts/charts/use-chart-words.ts';
import { axisDay } from '../../../parts/charts/history/axis-day.ts';
import { rangeStart } from '../../../parts/charts/history/history-range.ts';
import type { PageQuery } from '../../../base/page/page-module.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { RANGES, USUAL_RANGE, shownRange } from '../parts/fund-detail-query.ts';
import { historyWords } from '../../../words/rates/history/words.ts';
import { fundCompareWords } from '../../../words/funds/fund-compare/words.ts';
import styles from './FundComparePage.module.css';

/** The content width of the design. */
const WIDTH = 1144;
/** Weekends and holidays put the first day of a range off; no more than this. */
const LONGEST_BREAK_MS = 14 * 86_400_000;

interface CurveChartProps {
  curves: FundCurves;
  path: string;
  query: PageQuery;
}

/** Cumulative returns of the funds from their common first day, which is 0 %. */
export function CurveChart({ curves, path, query }: CurveChartProps) {
  const { language } = useSite();
  const words = useWords(fundCompareWords);
  const history = useWords(historyWords);
  const chartWords = useChartWords(words['compare.chart'], 'days');
  const format = useMemo(() => formatIn(language), [language]);
  const series = useMemo(
    () => curves.list.map(({ fundCode, fundName, points }) => ({ id: fundCode, name: fundName, points })),
    [curves],
  );
  const range = shownRange(query);
  const { from, to } = curves;
  if (from === '') return <p className={styles.unit}>{words['compare.chartNone']}</p>;
  const start = rangeStart(range, to);
  const isLate = start !== undefined && Date.parse(from) - Date.parse(start) > LONGEST_BREAK_MS;
  const figures = series.map(({ name, points }) =>
    words['compare.figure'](name, formatChange(points.at(-1)?.value ?? '0')),
  );
  const conclusion = words['compare.conclusion'](
    isLate || start === undefined
      ? history['history.since'](dayInData(from, language))
      : history['history.rangeName'][range],
    figures.join(words['compare.comma']),
  );
  return (
    <section className={styles.chart} id="curves" aria-labelledby="curves-title" data-stay="">
      <div className={styles.head}>
        <h2 className={styles.title} id="curves-title">
          {words['compare.chart']}
        </h2>
        <ChoiceLinks
          label={history['history.ranges']}
          choices={RANGES.map((one) => ({
            name: history['history.range'][one],
            href: `${addressWith(path, query, { range: one === USUAL_RANGE ? undefined : one })}#curves`,
            isCurrent: one === range,
          }))}
        />
      </div>
      <p className={styles.unit}>
        {words['compare.chartUnit'](dayInData(from, language))}
        {isLate ? ` ${words['compare.chartYoungest'](dayInData(from, language))}` : null}
      </p>
      <p className={styles.conclusion} role="status">
        {conclusion}
      </p>
      <HistoryChart
        series={series}
        labelledBy="curves-title"
        conclusion={conclusion}
        format={format}
        baseline="0"
        width={WIDTH}
        height={380}
        words={{ ...chartWords, empty: words['compare.empty'] }}
      />
    </section>
  );
}

function formatIn(language: Language): HistoryFormat {
  return {
    value: (value) => formatChange(value),
    axis: (value) => `${formatDecimal(value)}%`,
    day: (day) => dayInData(day, language),
    tick: (day, unit) => axisDay(day, unit, language),
  };
}
