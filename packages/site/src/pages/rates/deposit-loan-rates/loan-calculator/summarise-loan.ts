import {
  excessOf,
  repaymentSchedule,
  takenIn,
  type Excess,
  type Loan,
  type Repayment,
  type RepaymentMethod,
} from './repayment-schedule.ts';

/** What a borrower compares; amounts in cents. */
export interface LoanSummary {
  rows: Repayment[];
  first: bigint;
  /** All that the last month takes. */
  last: bigint;
  interest: bigint;
  /** Principal and interest together. */
  total: bigint;
  excess: Excess[];
  /** Against the same loan without prepayments; absent when there are none. */
  saved?: { interest: bigint; months: number };
}

export function summariseLoan(loan: Loan, method: RepaymentMethod): LoanSummary {
  const rows = repaymentSchedule(loan, method);
  const interest = interestOf(rows);
  const last = rows.at(-1);
  const summary = {
    rows,
    // Months of grace pay interest alone; the first instalment is the first that repays something.
    first: (rows[loan.grace] ?? rows[0])?.payment ?? 0n,
    last: last === undefined ? 0n : takenIn(last),
    interest,
    total: loan.principal + interest,
    excess: excessOf(loan, rows),
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
