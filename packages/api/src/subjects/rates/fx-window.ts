import { addDays, addMonths, type FxWindow } from '@bank/contract';

const BACK: Record<Exclude<FxWindow, 'ALL'>, { days?: number; months?: number }> = {
  '1W': { days: 7 },
  '1M': { months: 1 },
  '3M': { months: 3 },
  '1Y': { months: 12 },
};

/**
 * The first day of a window that ends on `last`: one week before 2026-11-19 is 2026-11-12, one month before 2026-03-31
 * is 2026-02-28. Undefined for all there is.
 */
export function windowStart(last: string, window: FxWindow): string | undefined {
  if (window === 'ALL') return undefined;
  const { days = 0, months = 0 } = BACK[window];
  return addDays(addMonths(last, -months), -days);
}
