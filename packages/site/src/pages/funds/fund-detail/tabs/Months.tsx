import { HeatGrid, type HeatValue } from '@bank/ui';
import type { FundDetail, FundStanding } from '@bank/contract';
import { dayInData } from '../../../../base/format/day.ts';
import { formatSigned } from '../../../../base/format/decimal.ts';
import { formatChange } from '../../../../base/format/percent.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { fundFile } from '../fund-file.ts';
import styles from './Months.module.css';
import { monthGrid } from './month-grid.ts';
import { useChartWords } from '../../../../parts/charts/use-chart-words.ts';
import { TabSection } from './TabSection.tsx';
import { fundDetailWords } from '../../../../words/funds/fund-detail/words.ts';
import { roundDecimal } from '../../../../base/decimal/arithmetic.ts';

interface MonthsProps {
  fund: FundDetail;
  standing: Pick<FundStanding, 'months' | 'years'>;
}

/** Returns by calendar month and year since the fund began; the worst and the best month stand in a frame. */
export function Months({ fund: { fundCode, navDate }, standing: { months, years } }: MonthsProps) {
  const { language } = useSite();
  const words = useWords(fundDetailWords);
  const chartWords = useChartWords(words['fund.monthsTitle'], 'months');
  const grid = monthGrid(months);
  const { worst, best } = grid;
  if (worst === undefined || best === undefined) return null;
  const totals = new Map(years.map(({ year, value }) => [year, value]));
  const inWords = (month: string) => words['fund.yearAndMonth'](month.slice(0, 4), Number(month.slice(5)));
  const cellOf = (when: string, value: string, mark?: string): HeatValue => ({
    when,
    value,
    shown: formatChange(value),
    label: formatSigned(roundDecimal(value, 1), 1),
    mark,
  });
  const rising = months.filter(({ value }) => /[1-9]/.test(value) && !value.startsWith('-')).length;
  return (
    <TabSection
      id="fund-months"
      title={words['fund.monthsTitle']}
      aside={words['fund.monthsUnit']}
      action={{
        href: fundFile('fund-months', fundCode, language),
        name: words['fund.csv'],
      }}
      note={navDate === '' ? undefined : words['fund.monthsNote'](dayInData(navDate, language))}
    >
      <p className={styles.conclusion}>
        {words['fund.monthsWorst'](
          inWords(worst.month),
          formatChange(worst.value),
          inWords(best.month),
          formatChange(best.value),
        )}
        {words['fund.monthsRose'](months.length, rising)}
      </p>
      <HeatGrid
        caption={words['fund.monthsTitle']}
        months={Array.from({ length: 12 }, (_, index) => words['fund.month'](index + 1))}
        words={{
          ...chartWords,
          value: words['fund.this'],
          year: words['fund.year'],
          total: words['fund.wholeYear'],
          none: words['fund.notKnown'],
          least: '−10%',
          most: '+10%',
        }}
        rows={grid.years.map(({ year, cells }) => {
          const total = totals.get(year);
          return {
            year,
            months: cells.map((cell) =>
              cell === undefined
                ? undefined
                : cellOf(
                    inWords(cell.month),
                    cell.value,
                    cell === worst ? words['fund.worst'] : cell === best ? words['fund.best'] : undefined,
                  ),
            ),
            total: total === undefined ? undefined : cellOf(year, total),
          };
        })}
      />
    </TabSection>
  );
}
