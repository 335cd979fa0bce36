import type { Language } from '@bank/contract';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/* Days are `YYYY-MM-DD` in Asia/Shanghai, as the contract has them. */

/** `2026-11-20` → `2026 年 11 月 20 日`, `20 November 2026`. */
export function dayInProse(day: string, language: Language): string {
  const { year, month, date, monthName } = partsOf(day);
  return language === 'CN' ? `${year} 年 ${month} 月 ${date} 日` : `${date} ${monthName} ${year}`;
}

/** For columns of dates: `2026-11-20`, `20 Nov 2026`. */
export function dayInData(day: string, language: Language): string {
  const { year, date, monthName } = partsOf(day);
  return language === 'CN' ? day : `${date} ${monthName.slice(0, 3)} ${year}`;
}

/** Where the year is plain: `11-20`, `20 Nov`. */
export function monthAndDay(day: string, language: Language): string {
  const { date, monthName } = partsOf(day);
  return language === 'CN' ? day.slice(5) : `${date} ${monthName.slice(0, 3)}`;
}

/** What `useSite` knows of words and of the day. */
interface Here {
  language: Language;
  /** In Beijing. */
  today: string;
}

/** With its year where that is not this one: `11-20` or `2025-11-20`, `20 Nov` or `20 Nov 2025`. */
export function shortDay(day: string, { language, today }: Here): string {
  return isThisYear(day, today) ? monthAndDay(day, language) : dayInData(day, language);
}

const isThisYear = (day: string, today: string) => day.slice(0, 4) === today.slice(0, 4);

/** `2026-11`, `Nov 2026`. */
export function monthAndYear(day: string, language: Language): string {
  const { year, monthName } = partsOf(day);
  return language === 'CN' ? day.slice(0, 7) : `${monthName.slice(0, 3)} ${year}`;
}

/** A month `YYYY-MM`: `2026 年 11 月`, `November 2026`. */
export function monthInProse(month: string, language: Language): string {
  const { year, month: number, monthName } = partsOf(`${month}-01`);
  return language === 'CN' ? `${year} 年 ${number} 月` : `${monthName} ${year}`;
}

/** The month alone of `YYYY-MM`: `11 月`, `November`. */
export function nameOfMonth(month: string, language: Language): string {
  const { month: number, monthName: name } = partsOf(`${month}-01`);
  return language === 'CN' ? `${number} 月` : name;
}

/** `11-15 至 12-31`, `15 Nov – 31 Dec`; both days with their years where one is not this year's. */
export function daySpan(from: string, to: string, { language, today }: Here): string {
  const write = isThisYear(from, today) && isThisYear(to, today) ? monthAndDay : dayInData;
  const ends = [write(from, language), write(to, language)];
  return ends.join(language === 'CN' ? ' 至 ' : ' – ');
}

function partsOf(day: string) {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  const monthName = MONTHS[Number(match?.[2]) - 1];
  if (match === null || monthName === undefined)
    throw new RangeError(`"${day}" is not a day such as 2026-11-20`);
  return { year: Number(match[1]), month: Number(match[2]), date: Number(match[3]), monthName };
}
