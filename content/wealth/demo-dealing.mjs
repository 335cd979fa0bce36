/*
 * Generated demo data: the days on which a product deals, from its words of dealing, up to the last day for which the
 * calendar of dealing days is drawn up. An order is confirmed one dealing day later and paid out two days later.
 */
import { businessDays, isBusinessDay, nextBusinessDay, plusDays } from './business-days.mjs';

const FIRST = '2026-11-02';
const LAST = '2027-06-30';
/** Dealing days that a half-yearly or quarterly product stays open. */
const WINDOW_DAYS = 5;

const following = (day) => nextBusinessDay(plusDays(day, 1));

/** Every opening day with the days of confirmation and of payment; none for a closed, raising or ended product. */
export function dealingDaysOf({ status, days, dealing, valueDate }) {
  if (status !== '3') return [];
  return openDays({ days, words: dealing[0], valueDate }).map((date) => ({
    date,
    confirm: following(date),
    payOut: following(following(date)),
  }));
}

function openDays({ days, words, valueDate }) {
  const all = businessDays(FIRST, LAST);
  if (words === '封闭式') return [];
  if (words === '持有满一年后每周开放') return weekly(3);
  if (words === '定期开放' || words === '每季开放一次') return windows(valueDate, days);
  const every = /^每 (\d+) 天开放一次$/.exec(words);
  if (every !== null) return [...new Set(starts(valueDate, Number(every[1])).map(nextBusinessDay))];
  return all;
}

/** A weekday of each week, or the next dealing day within that week. */
function weekly(weekday) {
  const found = [];
  for (let day = FIRST; day <= LAST; day = plusDays(day, 1)) {
    if (new Date(Date.parse(day)).getUTCDay() !== weekday) continue;
    const open = nextBusinessDay(day);
    if (Date.parse(open) - Date.parse(day) < 7 * 86_400_000) found.push(open);
  }
  return found;
}

/** The last dealing days up to the end of each period. */
function windows(valueDate, length) {
  return starts(valueDate, length).flatMap((end) => {
    const found = [];
    for (let day = end; found.length < WINDOW_DAYS; day = plusDays(day, -1)) {
      if (isBusinessDay(day)) found.unshift(day);
    }
    return found;
  });
}

function starts(valueDate, length) {
  const found = [];
  for (let day = valueDate; day <= LAST; day = plusDays(day, length)) if (day >= FIRST) found.push(day);
  return found;
}
