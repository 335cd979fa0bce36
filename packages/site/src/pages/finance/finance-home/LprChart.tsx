import { useMemo } from 'react';
import { HistoryChart } from '@bank/ui';
import { dayInData } from '../../../base/format/day.ts';
import { formatDecimal } from '../../../base/format/decimal.ts';
import { formatPercent } from '../../../base/format/percent.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { useChartWords } from '../../../parts/charts/use-chart-words.ts';
import { axisDay } from '../../../parts/charts/history/axis-day.ts';
import { corporateWords } from '../../../words/company/corporate/words.ts';
import { historyWords } from '../../../words/rates/history/words.ts';
import type { LprLine } from './lpr-moves.ts';

/** Width of its place beside the figures, in the design's pixels. */
const WIDTH = 838;

interface LprChartProps {
  lines: readonly LprLine[];
  labelledBy: string;
  conclusion: string;
}

/** Both terms as steps since the reform of 2019: a rate holds until it is moved. */
export function LprChart({ lines, labelledBy, conclusion }: LprChartProps) {
  const { language } = useSite();
  const words = useWords(corporateWords);
  const history = useWords(historyWords);
  const chartWords = useChartWords(words.lpr, 'days');
  const series = useMemo(
    () =>
      lines.map(({ term, points }) => ({
        id: term,
        name: words.lprTerms[term] ?? term,
        points,
        shape: 'step' as const,
      })),
    [lines, words],
  );
  const format = useMemo(
    () => ({
      value: (value: string) => formatPercent(value),
      axis: (value: string) => formatDecimal(value, 2),
      day: (day: string) => dayInData(day, language),
      tick: (day: string, unit: Parameters<typeof axisDay>[1]) => axisDay(day, unit, language),
    }),
    [language],
  );
  return (
    <HistoryChart
      series={series}
      labelledBy={labelledBy}
      conclusion={conclusion}
      format={format}
      width={WIDTH}
      height={300}
      words={{ ...chartWords, empty: history['history.empty'] }}
    />
  );
}
