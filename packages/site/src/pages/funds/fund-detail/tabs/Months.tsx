import { Change, VisuallyHidden } from '@bank/ui';
import type { FundCurve } from '@bank/contract';
import { dayInData } from '../../../../base/format/day.ts';
import { decimalSign, formatSigned } from '../../../../base/format/decimal.ts';
import { formatChange } from '../../../../base/format/percent.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { WideTable } from '../../../../parts/reading/WideTable.tsx';
import styles from './Months.module.css';
import { monthGrid } from './month-grid.ts';
import { Section } from './Section.tsx';
import { fundDetailWords } from '../../../../words/funds/fund-detail/words.ts';

/** Returns by calendar month, a row for each year; the worst and the best are marked in words. */
export function Months({ months, navDate }: { months: FundCurve['months']; navDate: string }) {
  const { language } = useSite();
  const words = useWords(fundDetailWords);
  const { years, worst, best } = monthGrid(months);
  if (worst === undefined || best === undefined) return null;
  const inWords = (month: string) => words['fund.yearAndMonth'](month.slice(0, 4), Number(month.slice(5)));
  return (
    <Section
      id="fund-months"
      title={words['fund.monthsTitle']}
      aside={words['fund.monthsUnit']}
      note={navDate === '' ? undefined : words['fund.monthsNote'](dayInData(navDate, language))}
    >
      <p className={styles.conclusion}>
        {words['fund.monthsWorst'](
          inWords(worst.month),
          formatChange(worst.value),
          inWords(best.month),
          formatChange(best.value),
        )}
      </p>
      <WideTable label={words['fund.monthsTitle']}>
        <table className={styles.table}>
          <VisuallyHidden as="caption">{words['fund.monthsTitle']}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">{words['fund.year']}</th>
              {Array.from({ length: 12 }, (_, index) => (
                <th key={index} scope="col">
                  {words['fund.month'](index + 1)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, cells }) => (
              <tr key={year}>
                <th scope="row" className="num">
                  {year}
                </th>
                {cells.map((cell, index) => (
                  <td
                    key={index}
                    className="num"
                    data-mark={cell === worst ? 'worst' : cell === best ? 'best' : undefined}
                  >
                    {cell === undefined ? (
                      <>
                        <span aria-hidden="true">–</span>
                        <VisuallyHidden>{words['fund.notKnown']}</VisuallyHidden>
                      </>
                    ) : (
                      <Month value={cell.value} />
                    )}
                    {cell === undefined || (cell !== worst && cell !== best) ? null : (
                      <small>{words[cell === worst ? 'fund.worst' : 'fund.best']}</small>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </Section>
  );
}

const DIRECTIONS = { [-1]: 'fall', 0: 'flat', 1: 'rise' } as const;

/** Twelve months stand side by side: the sign of per cent is said once, beside the title. */
function Month({ value }: { value: string }) {
  return <Change direction={DIRECTIONS[decimalSign(value)]} figure={formatSigned(value, 2)} />;
}
