/* Dealing days of the demo: Monday to Friday without the public holidays of the years that the histories and the dealing calendars span; those of 2027 are the demo's own. */

const HOLIDAYS = [
  ['2022-01-01', '2022-01-03'],
  ['2022-01-31', '2022-02-06'],
  ['2022-04-03', '2022-04-05'],
  ['2022-04-30', '2022-05-04'],
  ['2022-06-03', '2022-06-05'],
  ['2022-09-10', '2022-09-12'],
  ['2022-10-01', '2022-10-07'],
  ['2022-12-31', '2023-01-02'],
  ['2023-01-21', '2023-01-27'],
  ['2023-04-05', '2023-04-05'],
  ['2023-04-29', '2023-05-03'],
  ['2023-06-22', '2023-06-24'],
  ['2023-09-29', '2023-10-06'],
  ['2024-01-01', '2024-01-01'],
  ['2024-02-09', '2024-02-17'],
  ['2024-04-04', '2024-04-06'],
  ['2024-05-01', '2024-05-05'],
  ['2024-06-10', '2024-06-10'],
  ['2024-09-15', '2024-09-17'],
  ['2024-10-01', '2024-10-07'],
  ['2025-01-01', '2025-01-01'],
  ['2025-01-28', '2025-02-04'],
  ['2025-04-04', '2025-04-06'],
  ['2025-05-01', '2025-05-05'],
  ['2025-05-31', '2025-06-02'],
  ['2025-10-01', '2025-10-08'],
  ['2026-01-01', '2026-01-03'],
  ['2026-02-15', '2026-02-23'],
  ['2026-04-04', '2026-04-06'],
  ['2026-05-01', '2026-05-05'],
  ['2026-06-19', '2026-06-21'],
  ['2026-09-25', '2026-09-27'],
  ['2026-10-01', '2026-10-07'],
  ['2027-01-01', '2027-01-03'],
  ['2027-02-05', '2027-02-11'],
  ['2027-04-03', '2027-04-05'],
  ['2027-05-01', '2027-05-05'],
  ['2027-06-09', '2027-06-09'],
];
const DAY_MS = 86_400_000;

/** @param {string} day `YYYY-MM-DD` @param {number} count calendar days, negative for earlier */
export function plusDays(day, count) {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

export function isBusinessDay(day) {
  const weekday = new Date(Date.parse(day)).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !HOLIDAYS.some(([from, to]) => day >= from && day <= to);
}

/** The day itself, or the next dealing day. */
export function nextBusinessDay(day) {
  return isBusinessDay(day) ? day : nextBusinessDay(plusDays(day, 1));
}

/** Every dealing day of a period, both ends included. */
export function businessDays(from, to) {
  const days = [];
  for (let day = from; day <= to; day = plusDays(day, 1)) if (isBusinessDay(day)) days.push(day);
  return days;
}
