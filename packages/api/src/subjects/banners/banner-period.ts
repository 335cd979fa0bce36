/** Where a day lies against the days on which a banner is on show. */
export function periodOf(
  { startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined },
  day: string,
): 'before' | 'on' | 'after' {
  if (startDate !== undefined && day < startDate) return 'before';
  return endDate !== undefined && day > endDate ? 'after' : 'on';
}
