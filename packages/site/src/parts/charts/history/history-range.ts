import { addDays, addMonths } from '@bank/contract';
import type { QueryParameter } from '../../../base/page/query-parameters.ts';

/** How far back a history is shown, counted from its newest day. */
const HISTORY_RANGES = ['1W', '1M', '3M', '6M', '1Y', '3Y', '5Y', 'ALL'] as const;
export type HistoryRange = (typeof HISTORY_RANGES)[number];

const MONTHS: Partial<Record<HistoryRange, number>> = {
  '1M': 1,
  '3M': 3,
  '6M': 6,
  '1Y': 12,
  '3Y': 36,
  '5Y': 60,
};

/** Takes one of the ranges that a page offers; the usual one is the bare address. */
export function rangeParameter(offered: readonly HistoryRange[], usual: HistoryRange): QueryParameter {
  return (value) => (isOneOf(offered, value) && value !== usual ? value : undefined);
}

export function rangeOf(value: string | undefined, usual: HistoryRange): HistoryRange {
  return value !== undefined && isOneOf(HISTORY_RANGES, value) ? value : usual;
}

/**
 * The first day of a range that ends on `last`, `YYYY-MM-DD`; undefined for everything.
 * The same day of the earlier month, or that month's last: ('1M', '2026-03-31') → '2026-02-28'.
 */
export function rangeStart(range: HistoryRange, last: string): string | undefined {
  if (range === 'ALL') return undefined;
  const months = MONTHS[range];
  return months === undefined ? addDays(last, -7) : addMonths(last, -months);
}

function isOneOf(ranges: readonly HistoryRange[], value: string): value is HistoryRange {
  return (ranges as readonly string[]).includes(value);
}
