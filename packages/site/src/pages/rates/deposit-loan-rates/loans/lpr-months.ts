import type { LoanRate } from '@bank/contract';
import type { HistoryRange } from '../../../../parts/charts/history/history-range.ts';

export const LPR_RANGES = ['1Y', '3Y', '5Y', 'ALL'] as const satisfies readonly HistoryRange[];
export const LPR_USUAL_RANGE = 'ALL';
export const LPR_LINES = ['1Y', '5Y'] as const;

export type LprMonth = { date: string } & Record<(typeof LPR_LINES)[number], string>;

/** One line for each day of publication, oldest first; '' where a term was not published. `rates` come newest first. */
export function toMonths(rates: readonly LoanRate[]): LprMonth[] {
  const months = new Map<string, LprMonth>();
  for (const { effectiveDate, termCode, rate } of rates) {
    const month = months.get(effectiveDate) ?? { date: effectiveDate, '1Y': '', '5Y': '' };
    if (termCode === '1Y' || termCode === '5Y') month[termCode] = rate;
    months.set(effectiveDate, month);
  }
  return [...months.values()].toReversed();
}
