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
const WEEK_MS = 7 * 86_400_000;

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
  if (months === undefined) return new Date(Date.parse(last) - WEEK_MS).toISOString().slice(0, 10);
  const year = Number(last.slice(0, 4));
  const month = Number(last.slice(5, 7)) - 1 - months;
  const lengthOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(Number(last.slice(8)), lengthOfMonth);
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

function isOneOf(ranges: readonly HistoryRange[], value: string): value is HistoryRange {
  return (ranges as readonly string[]).includes(value);
}
