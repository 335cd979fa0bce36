const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' });

/** Milliseconds since the epoch → the calendar day in Beijing, `YYYY-MM-DD`. */
export function beijingDay(at: number): string {
  return format.format(at);
}
