import { repaymentSchedule, type Loan, type Repayment, type RepaymentMethod } from './repayment-schedule.ts';

/** What a borrower compares; amounts in cents. */
export interface LoanSummary {
  rows: Repayment[];
  first: bigint;
  last: bigint;
  interest: bigint;
  /** Principal and interest together. */
  total: bigint;
  /** Against the same loan without prepayments; absent when there are none. */
  saved?: { interest: bigint; months: number };
}

export function summariseLoan(loan: Loan, method: RepaymentMethod): LoanSummary {
  const rows = repaymentSchedule(loan, method);
  const interest = interestOf(rows);
  const summary = {
    rows,
    // Months of grace pay interest alone; the first instalment is the first that repays something.
    first: (rows[loan.grace] ?? rows[0])?.payment ?? 0n,
    last: rows.at(-1)?.payment ?? 0n,
    interest,
    total: loan.principal + interest,
  };
  if (loan.prepayments.length === 0) return summary;
  const plain = repaymentSchedule({ ...loan, prepayments: [] }, method);
  return {
    ...summary,
    saved: { interest: interestOf(plain) - interest, months: plain.length - rows.length },
  };
}

function interestOf(rows: readonly Repayment[]): bigint {
  return rows.reduce((sum, row) => sum + row.interest, 0n);
}
