import type { LoanRate } from '@bank/contract';
import { TextLink } from '@bank/ui';
import { basisPointsBetween } from '../../../base/format/basis-points.ts';
import { dayInData } from '../../../base/format/day.ts';
import { formatSigned } from '../../../base/format/decimal.ts';
import { formatPercent } from '../../../base/format/percent.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { corporateWords } from '../../../words/company/corporate/words.ts';
import styles from './FinanceHomePage.module.css';

const MONTHS_SHOWN = 6;

/** The newest LPR of both terms and the months before it. */
export function LprPanel({ rates }: { rates: readonly LoanRate[] }) {
  const { language } = useSite();
  const words = useWords(corporateWords);
  const newestFirst = rates.toSorted((a, b) => b.effectiveDate.localeCompare(a.effectiveDate));
  const days = [...new Set(newestFirst.map(({ effectiveDate }) => effectiveDate))].slice(0, MONTHS_SHOWN);
  const rateOf = (day: string, term: string) =>
    newestFirst.find(({ effectiveDate, termCode }) => effectiveDate === day && termCode === term);
  const [newest = ''] = days;
  const change = (term: string) => {
    const { rate, prevRate } = rateOf(newest, term) ?? {};
    if (rate === undefined || prevRate === undefined) return '';
    const points = basisPointsBetween(prevRate, rate);
    return points === '0' ? words.lprUnchanged : words.lprChanged(formatSigned(points));
  };
  const terms = [
    { term: '1Y', name: words.lprOneYear },
    { term: '5Y', name: words.lprFiveYears },
  ];
  return (
    <div className={styles.panel}>
      <h3>{words.lpr}</h3>
      <dl className={styles.figures}>
        {terms.map(({ term, name }) => (
          <div key={term}>
            <dt>{name}</dt>
            <dd className={`num ${styles.figure}`}>{formatPercent(rateOf(newest, term)?.rate ?? '0')}</dd>
            <dd className={styles.change}>{change(term)}</dd>
          </div>
        ))}
      </dl>
      <table className={styles.table} aria-label={words.lpr}>
        <thead>
          <tr>
            <th scope="col">{words.lprMonth}</th>
            {terms.map(({ term, name }) => (
              <th key={term} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day}>
              <th scope="row" className="num">
                {dayInData(day, language)}
              </th>
              {terms.map(({ term }) => (
                <td key={term} className="num">
                  {formatPercent(rateOf(day, term)?.rate ?? '0')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <TextLink href="/personal/dkll?column=101006">{words.lprMore}</TextLink>
    </div>
  );
}
