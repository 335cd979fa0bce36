import { addDays, weekdayOf } from '@bank/contract';

const SATURDAY = 6;
/** Net values of a day come in its evening, those of funds that invest abroad a day later. */
const LATEST_AFTER_WEEKDAYS = 2;

/**
 * Whether net values of a later day should have come before today. Public holidays are not known here, so what is said
 * must hold on them too. By days alone, so that server, browser and a page without script say the same.
 */
export function isNavOld(newest: string, today: string): boolean {
  let weekdays = 0;
  for (let day = addDays(newest, 1); day < today; day = addDays(day, 1)) {
    if (weekdayOf(day) < SATURDAY && (weekdays += 1) > LATEST_AFTER_WEEKDAYS) return true;
  }
  return false;
}
