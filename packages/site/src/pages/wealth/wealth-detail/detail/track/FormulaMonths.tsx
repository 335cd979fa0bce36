import { PeriodDots } from '@bank/ui';
import type { WealthTrack } from '@bank/contract';
import { DIRECTIONS } from '../../../../../parts/blocks/RateChange.tsx';
import { dayInData, monthAndYear } from '../../../../../base/format/day.ts';
import { decimalSign, formatDecimal, formatSigned } from '../../../../../base/format/decimal.ts';
import { formatChange } from '../../../../../base/format/percent.ts';
import { useSite, useWords } from '../../../../../base/state/site-context.ts';
import { wealthTrackWords } from '../../../../../words/wealth/wealth-track/words.ts';
import { useChartWords } from '../../../../../parts/charts/use-chart-words.ts';
import { DetailSection } from '../DetailSection.tsx';
import { Drawn } from './Drawn.tsx';
import { FigureTable } from './FigureTable.tsx';

interface FormulaMonthsProps {
  months: WealthTrack['months'];
  /** The first day of both. */
  from: string;
  csv: string;
}

/** A benchmark that is a formula: month by month what it did and what the product did. */
export function FormulaMonths({ months, from, csv }: FormulaMonthsProps) {
  const { language } = useSite();
  const words = useWords(wealthTrackWords);
  const chartWords = useChartWords(words['track.months'], 'items');
  const name = (month: string) => monthAndYear(`${month}-01`, language);
  const conclusion = months.map(({ month, product, benchmark, difference }) =>
    words['track.monthReading'](
      name(month),
      formatChange(product),
      formatChange(benchmark),
      formatSigned(difference),
    ),
  );
  return (
    <DetailSection
      id="attainment"
      title={words['track.months']}
      aside={words['track.monthsCount'](
        months.length,
        months.filter(({ difference }) => decimalSign(difference) > 0).length,
      )}
    >
      <Drawn
        chart={
          <PeriodDots
            columns={months.map(({ month, product, benchmark, difference }) => ({
              label: name(month),
              low: benchmark,
              high: benchmark,
              value: product,
              verdict: { direction: DIRECTIONS[decimalSign(difference)], words: formatSigned(difference) },
              figures: [
                { id: 'own', name: words['track.own'], value: formatChange(product) },
                { id: 'formula', name: words['track.formula'], value: formatChange(benchmark) },
                { id: 'difference', name: words['track.difference'], value: formatSigned(difference) },
              ],
            }))}
            conclusion={conclusion.join(words['track.of'])}
            tick={(value) => `${formatDecimal(value)}%`}
            baseline="0"
            words={chartWords}
          />
        }
        note={words['track.monthsNote'](dayInData(from, language))}
        table={
          <FigureTable
            caption={words['track.months']}
            heads={[
              words['track.month'],
              words['track.own'],
              words['track.formula'],
              words['track.difference'],
            ]}
            rows={months.map(({ month, product, benchmark, difference }) => ({
              key: month,
              cells: [name(month), formatChange(product), formatChange(benchmark), formatSigned(difference)],
              values: [month, product, benchmark, difference],
            }))}
          />
        }
        csv={csv}
      />
    </DetailSection>
  );
}
