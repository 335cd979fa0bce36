import { PeriodDots } from '@bank/ui';
import type { WealthTrack } from '@bank/contract';
import { dayInData, monthAndYear } from '../../../../../base/format/day.ts';
import { formatDecimal } from '../../../../../base/format/decimal.ts';
import { formatPercent, formatPercentRange } from '../../../../../base/format/percent.ts';
import { useSite, useWords } from '../../../../../base/state/site-context.ts';
import { wealthTrackWords } from '../../../../../words/wealth/wealth-track/words.ts';
import { useChartWords } from '../../../../../parts/charts/use-chart-words.ts';
import { DetailSection } from '../DetailSection.tsx';
import { Drawn } from './Drawn.tsx';
import { FigureTable } from './FigureTable.tsx';

const DIRECTIONS = { BELOW: 'fall', WITHIN: 'flat', ABOVE: 'rise' } as const;

/** What the benchmark was in each whole period and what was reached, in words and in a drawing. */
export function Attainment({ periods, csv }: { periods: WealthTrack['periods']; csv: string }) {
  const { language } = useSite();
  const words = useWords(wealthTrackWords);
  const chartWords = useChartWords(words['track.attained'], 'items');
  const results = words['track.results'];
  const day = (value: string) => dayInData(value, language);
  const conclusion = periods.map(({ to, low, high, reached, result }) =>
    words['track.attainedReading'](
      day(to),
      formatPercentRange(low, high),
      formatPercent(reached),
      results[result],
    ),
  );
  return (
    <DetailSection
      id="attainment"
      title={words['track.attained']}
      aside={words['track.attainedCount'](
        periods.length,
        periods.filter(({ result }) => result !== 'BELOW').length,
      )}
    >
      <Drawn
        chart={
          <PeriodDots
            columns={periods.map(({ to, low, high, reached, result }) => ({
              label: monthAndYear(to, language),
              low,
              high,
              value: reached,
              shown: formatPercent(reached),
              verdict: { direction: DIRECTIONS[result], words: results[result] },
              figures: [
                { id: 'benchmark', name: words['track.benchmark'], value: formatPercentRange(low, high) },
                { id: 'reached', name: words['track.reached'], value: formatPercent(reached) },
                { id: 'result', name: words['track.result'], value: results[result] },
              ],
            }))}
            conclusion={conclusion.join(words['track.of'])}
            tick={(value) => `${formatDecimal(value)}%`}
            words={chartWords}
          />
        }
        note={words['track.attainedNote']}
        table={
          <FigureTable
            caption={words['track.attained']}
            heads={[
              words['track.period'],
              words['track.benchmark'],
              words['track.reached'],
              words['track.result'],
            ]}
            rows={periods.map(({ from, to, low, high, reached, result }) => ({
              key: from,
              cells: [
                words['track.periodSpan'](day(from), day(to)),
                formatPercentRange(low, high),
                formatPercent(reached),
                results[result],
              ],
              values: [from, high, reached],
            }))}
          />
        }
        csv={csv}
      />
    </DetailSection>
  );
}
