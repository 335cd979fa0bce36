/** The years of months `YYYY-MM`, in their order. */
export function yearsOf(months: readonly { month: string }[]): string[] {
  return [...new Set(months.map(({ month }) => month.slice(0, 4)))];
}
