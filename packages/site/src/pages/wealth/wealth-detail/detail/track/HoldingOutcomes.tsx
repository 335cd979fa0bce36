import { Icon, PeriodDots } from '@bank/ui';
import { gainedShare, type WealthTrack } from '@bank/contract';
import { dayInData } from '../../../../../base/format/day.ts';
import { formatDecimal } from '../../../../../base/format/decimal.ts';
import { formatChange, formatPercent } from '../../../../../base/format/percent.ts';
import { useSite, useWords } from '../../../../../base/state/site-context.ts';
import { wealthTrackWords } from '../../../../../words/wealth/wealth-track/words.ts';
import { useChartWords } from '../../../../../parts/charts/use-chart-words.ts';
import { downloadAddress } from '../download-address.ts';
import { DetailSection } from '../DetailSection.tsx';
import { FigureTable } from './FigureTable.tsx';
import styles from './HoldingOutcomes.module.css';

interface HoldingOutcomesProps {
  prodCode: string;
  outcomes: WealthTrack['outcomes'];
  navDate: string;
}

/** What holding the product for so long has come to, from every day it could have begun: no promise, its own history. */
export function HoldingOutcomes({ prodCode, outcomes, navDate }: HoldingOutcomesProps) {
  const { language } = useSite();
  const words = useWords(wealthTrackWords);
  const chartWords = useChartWords(words['track.outcomes'], 'items');
  const rows = outcomes.map(({ months, count, gained, worst, median, best }) => ({
    holding: words['track.holdings'][months] ?? String(months),
    count,
    gained: formatPercent(gainedShare(gained, count), 1),
    given: { gained, worst, median, best },
    worst: formatChange(worst),
    median: formatChange(median),
    best: formatChange(best),
  }));
  return (
    <DetailSection
      id="outcomes"
      title={words['track.outcomes']}
      aside={words['track.outcomesAside'](dayInData(navDate, language))}
    >
      <div className={styles.both}>
        <PeriodDots
          columns={rows.map(({ holding, count, gained, given, worst, median, best }) => ({
            label: holding,
            low: given.worst,
            high: given.best,
            value: given.median,
            shown: median,
            verdict: { words: words['track.gainedShare'](gained) },
            figures: [
              { id: 'worst', name: words['track.worst'], value: worst },
              { id: 'median', name: words['track.median'], value: median },
              { id: 'best', name: words['track.best'], value: best },
              { id: 'gained', name: words['track.gained'], value: gained },
              { id: 'count', name: words['track.count'], value: words['track.countOf'](count) },
            ],
          }))}
          conclusion={rows
            .map(({ holding, count, gained, worst, median }) =>
              words['track.outcomeReading'](holding, count, gained, worst, median),
            )
            .join(words['track.of'])}
          tick={(value) => `${formatDecimal(value)}%`}
          baseline="0"
          isHalf
          words={chartWords}
        />
        <div className={styles.figures}>
          <FigureTable
            caption={words['track.outcomes']}
            heads={[
              words['track.holding'],
              words['track.count'],
              words['track.gained'],
              words['track.worst'],
              words['track.median'],
              words['track.best'],
            ]}
            rows={rows.map(({ holding, count, gained, given, worst, median, best }) => ({
              key: holding,
              cells: [holding, words['track.countOf'](count), gained, worst, median, best],
              values: [
                undefined,
                String(count),
                gainedShare(given.gained, count),
                given.worst,
                given.median,
                given.best,
              ],
            }))}
          />
          <a
            className={styles.action}
            href={downloadAddress('wealth-outcomes', prodCode, language)}
            download=""
          >
            <Icon name="download" />
            {words['track.csv']}
          </a>
        </div>
      </div>
      <p className={styles.note}>{words['track.outcomesNote']}</p>
    </DetailSection>
  );
}
