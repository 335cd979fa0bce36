import { Icon, useHydrated } from '@bank/ui';
import { dayInData } from '../../../../base/format/day.ts';
import { ChoiceLinks } from '../../../../parts/lists/ChoiceLinks.tsx';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { searchText } from '../../../../base/page/query-parameters.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { addMonths } from '@bank/contract';
import { WideTable } from '../../../../parts/reading/WideTable.tsx';
import table from '../table.module.css';
import styles from '../../../../parts/forms/Calculator.module.css';
import type { LoanSummaries } from './CompareMethods.tsx';
import { formatCents } from './cents.ts';
import { REPAYMENT_METHODS, takenIn, type RepaymentMethod } from './repayment-schedule.ts';
import { saveSchedule } from './save-schedule.ts';
import { loanWords } from '../../../../words/rates/loan-calculator/words.ts';

const SHOWN_AT_FIRST = 12;

interface LoanScheduleProps {
  summaries: LoanSummaries;
  first: string | undefined;
  path: string;
  query: PageQuery;
}

/** Month by month, one method at a time; the first year until all is asked for (RATE-4). */
export function LoanSchedule({ summaries, first, path, query }: LoanScheduleProps) {
  const { language } = useSite();
  const words = useWords(loanWords);
  const isHydrated = useHydrated();
  const method: RepaymentMethod = query['schedule'] === 'PRINCIPAL' ? 'PRINCIPAL' : 'INSTALMENT';
  const { rows } = summaries[method];
  const isAll = query['all'] !== undefined || rows.length <= SHOWN_AT_FIRST;
  const shown = isAll ? rows : rows.slice(0, SHOWN_AT_FIRST);
  const hasPrepaid = rows.some(({ prepaid }) => prepaid > 0n);
  const address = (change: PageQuery) => {
    const given = Object.entries({ ...query, ...change });
    return `${path}${searchText(
      Object.fromEntries(given.filter((entry): entry is [string, string] => entry[1] !== undefined)),
    )}#schedule`;
  };
  const dayOf = (month: number) => (first === undefined ? undefined : addMonths(first, month - 1));
  const title = words['loan.scheduleOf'](words['loan.method'][method]);
  const headings = [
    words['loan.payment'],
    words['loan.principal'],
    words['loan.interest'],
    ...(hasPrepaid ? [words['loan.prepaid'], words['loan.taken']] : []),
    words['loan.balance'],
  ];
  return (
    <section id="schedule" aria-labelledby="schedule-title">
      <h2 className={styles.heading} id="schedule-title">
        {title}
      </h2>
      <div className={styles.tools}>
        <ChoiceLinks
          label={words['loan.methods']}
          choices={REPAYMENT_METHODS.map((one) => ({
            name: words['loan.method'][one],
            href: address({ schedule: one === 'PRINCIPAL' ? one : undefined }),
            isCurrent: one === method,
          }))}
        />
        <p className={styles.actions}>
          {rows.length > SHOWN_AT_FIRST ? (
            <a className={styles.action} href={address({ all: isAll ? undefined : '1' })}>
              {isAll ? words['loan.showFewer'] : words['loan.showAll'](rows.length)}
            </a>
          ) : null}
          {/* Both need script, so they appear with it. */}
          {isHydrated ? (
            <>
              <button
                type="button"
                className={styles.action}
                onClick={() =>
                  saveSchedule({
                    name: `${words['loan.csvName']} ${words['loan.method'][method]}`,
                    header: [words['loan.period'], words['loan.day'], ...headings],
                    rows,
                    hasPrepaid,
                    dayOf,
                  })
                }
              >
                <Icon name="download" />
                {words['loan.csv']}
              </button>
              <button type="button" className={styles.action} onClick={() => window.print()}>
                <Icon name="print" />
                {words['loan.print']}
              </button>
            </>
          ) : null}
        </p>
      </div>
      <p className={styles.small}>{words['loan.inYuan']}</p>
      <WideTable labelledBy="schedule-title">
        <table className={`${table.table} ${table.long}`} aria-labelledby="schedule-title">
          <thead>
            <tr>
              <th scope="col" className={table.text}>
                {words['loan.period']}
              </th>
              {first === undefined ? null : (
                <th scope="col" className={table.text}>
                  {words['loan.day']}
                </th>
              )}
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => {
              const { month, payment, principal, interest, prepaid, balance } = row;
              const day = dayOf(month);
              return (
                <tr key={month}>
                  <th scope="row" className={`num ${table.text} ${table.lead}`}>
                    {month}
                  </th>
                  {day === undefined ? null : (
                    <td className={`num ${table.text}`}>{dayInData(day, language)}</td>
                  )}
                  <td className="num">{formatCents(payment)}</td>
                  <td className="num">{formatCents(principal)}</td>
                  <td className="num">{formatCents(interest)}</td>
                  {hasPrepaid ? (
                    <>
                      <td className="num">{prepaid === 0n ? '–' : formatCents(prepaid)}</td>
                      <td className="num">{formatCents(takenIn(row))}</td>
                    </>
                  ) : null}
                  <td className="num">{formatCents(balance)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </WideTable>
    </section>
  );
}
