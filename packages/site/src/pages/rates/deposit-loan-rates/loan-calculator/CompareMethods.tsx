import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { joinedClauses } from '../../../../base/format/punctuation.ts';
import styles from './CompareMethods.module.css';
import { formatCents } from './cents.ts';
import { firstPaymentName } from './first-payment-name.ts';
import { REPAYMENT_METHODS, type RepaymentMethod } from './repayment-schedule.ts';
import type { LoanSummary } from './summarise-loan.ts';
import { loanWords } from '../../../../words/rates/loan-calculator/words.ts';

export type LoanSummaries = Readonly<Record<RepaymentMethod, LoanSummary>>;

/** Both methods side by side, what differs most in the first line. */
export function CompareMethods({ summaries, hasGrace }: { summaries: LoanSummaries; hasGrace: boolean }) {
  const { language } = useSite();
  const words = useWords(loanWords);
  const lines: { name: string; of: (summary: LoanSummary) => string }[] = [
    {
      name: words[firstPaymentName(hasGrace)],
      of: ({ first }) => formatCents(first),
    },
    { name: words['loan.lastPayment'], of: ({ last }) => formatCents(last) },
    { name: words['loan.totalInterest'], of: ({ interest }) => formatCents(interest) },
    { name: words['loan.totalPaid'], of: ({ total }) => formatCents(total) },
    { name: words['loan.periods'], of: ({ rows }) => words['loan.periodCount'](rows.length) },
  ];
  if (summaries.INSTALMENT.saved !== undefined) {
    lines.push({
      name: words['loan.saved'],
      of: ({ saved = { interest: 0n, months: 0 } }) =>
        saved.months === 0
          ? formatCents(saved.interest)
          : joinedClauses([formatCents(saved.interest), words['loan.savedMonths'](saved.months)], language),
    });
  }
  return (
    <table className={styles.table} aria-labelledby="result-title">
      <thead>
        <tr>
          <th scope="col">{words['loan.inYuan']}</th>
          {REPAYMENT_METHODS.map((method) => (
            <th key={method} scope="col">
              {words['loan.method'][method]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, of }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {REPAYMENT_METHODS.map((method) => (
              <td key={method} className="num">
                {of(summaries[method])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
