import { momentInBeijing, weekdayOf } from '@bank/contract';
import { inShanghai } from '../../../base/format/moment.ts';

/** Beijing time on working days, as the page says. */
const TRADING_HOURS = { from: '09:30', to: '23:00' } as const;
const SATURDAY = 6;
const STALE_AFTER_MS = 30 * 60_000;

/**
 * `stale`: in trading hours the rates have not been published anew for 30 minutes (FX-2). `closed`: outside them
 * nothing new is due. Public holidays are not known here, so the words for `stale` must hold on them too.
 */
export function freshnessOf(publishTime: string, now: number): 'fresh' | 'stale' | 'closed' {
  const clock = inShanghai(new Date(now).toISOString());
  if (
    weekdayOf(clock.day) >= SATURDAY ||
    clock.minute < TRADING_HOURS.from ||
    clock.minute >= TRADING_HOURS.to
  )
    return 'closed';
  const opened = Date.parse(momentInBeijing(clock.day, `${TRADING_HOURS.from}:00`));
  // The night before does not count: at 9:31 yesterday's rates are one minute late.
  const since = Math.max(Date.parse(publishTime), opened);
  return now - since > STALE_AFTER_MS ? 'stale' : 'fresh';
}
