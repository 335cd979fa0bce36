/** Months on the scale: three years and the one that runs. */
const MONTHS_AT_MOST = 48;
const STEP = 20;
const MARGIN = 16;
/** More than this many articles of one month would leave the rail. */
export const STARS_AT_MOST = 5;
export const HEIGHT = 66;

interface MonthScale {
  width: number;
  /** Newest first. */
  columns: { month: string; x: number; count: number }[];
  years: { year: string; x: number }[];
}

/** Where months `YYYY-MM`, newest first, stand on a line that ends with the newest. */
export function monthScale(months: readonly { month: string; count: number }[]): MonthScale {
  const [newest] = months;
  if (newest === undefined) return { width: 0, columns: [], years: [] };
  const end = indexOf(newest.month);
  const shown = months.filter(({ month }) => end - indexOf(month) < MONTHS_AT_MOST);
  const start = indexOf(shown.at(-1)?.month ?? newest.month);
  // A whole year at least, so that a young column does not stand on a dot.
  const first = Math.max(Math.min(start, end - 11), end - MONTHS_AT_MOST + 1);
  const xOf = (index: number) => MARGIN + (index - first) * STEP;
  const years = [];
  for (let index = first; index <= end; index += 1)
    if (index % 12 === 0 || index === first)
      years.push({ year: String(Math.floor(index / 12)), x: xOf(index) });
  // The first year would touch the second where that begins within a few months.
  if (years.length > 1 && (years[1]?.x ?? 0) - (years[0]?.x ?? 0) < 2.5 * STEP) years.shift();
  return {
    width: xOf(end) + MARGIN,
    columns: shown.map(({ month, count }) => ({ month, count, x: xOf(indexOf(month)) })),
    years,
  };
}

const indexOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
