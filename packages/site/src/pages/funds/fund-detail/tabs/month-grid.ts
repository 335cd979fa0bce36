interface MonthCell {
  /** `YYYY-MM` */
  month: string;
  /** Per cent. */
  value: string;
}

interface MonthGrid {
  /** Newest year first; twelve cells each, undefined outside the range. */
  years: { year: string; cells: (MonthCell | undefined)[] }[];
  worst: MonthCell | undefined;
  best: MonthCell | undefined;
}

/** Months, oldest first, as a table of years. Of two that are the same the earlier one is the worst or the best. */
export function monthGrid(months: readonly MonthCell[]): MonthGrid {
  const byMonth = new Map(months.map((cell) => [cell.month, cell]));
  const names = [...new Set(months.map(({ month }) => month.slice(0, 4)))].sort().reverse();
  const years = names.map((year) => ({
    year,
    cells: Array.from({ length: 12 }, (_, index) =>
      byMonth.get(`${year}-${String(index + 1).padStart(2, '0')}`),
    ),
  }));
  let [worst, best] = [months[0], months[0]];
  for (const cell of months) {
    if (worst !== undefined && Number(cell.value) < Number(worst.value)) worst = cell;
    if (best !== undefined && Number(cell.value) > Number(best.value)) best = cell;
  }
  return { years, worst, best };
}
