/** One line of a rate table as it was published from a day on. */
interface Dated {
  rate: string;
  effectiveDate: string;
}

export interface RateVersions<Rate extends Dated> {
  /** Days on which the table changed, newest first. */
  dates: string[];
  /** The lines in force on a day, in the order of the table; the newest when no day is given. */
  inForce(day?: string): (Rate & { prevRate?: string })[];
}

/**
 * A table and its earlier versions. `rates` stand in the order of the table; lines with the same `lineOf` are
 * versions of one line. A line that a version does not mention goes on as it was, and its `prevRate` is what the
 * version before had.
 */
export function rateVersions<Rate extends Dated>(
  rates: readonly Rate[],
  lineOf: (rate: Rate) => string,
): RateVersions<Rate> {
  const lines = new Map<string, Rate[]>();
  for (const rate of rates) {
    const line = lines.get(lineOf(rate));
    if (line === undefined) lines.set(lineOf(rate), [rate]);
    else line.push(rate);
  }
  for (const line of lines.values()) line.sort((a, b) => (a.effectiveDate < b.effectiveDate ? 1 : -1));
  const dates = [...new Set(rates.map(({ effectiveDate }) => effectiveDate))].sort().reverse();
  const on = (line: readonly Rate[], day: string | undefined) =>
    day === undefined ? line[0] : line.find(({ effectiveDate }) => effectiveDate <= day);

  return {
    dates,
    inForce(day) {
      const at = day === undefined ? 0 : dates.findIndex((date) => date <= day);
      const before = at === -1 ? undefined : dates[at + 1];
      return [...lines.values()].flatMap((line) => {
        const rate = on(line, day);
        if (rate === undefined) return [];
        const previous = before === undefined ? undefined : on(line, before);
        return [{ ...rate, ...(previous && { prevRate: previous.rate }) }];
      });
    },
  };
}
