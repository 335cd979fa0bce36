/** The end of an axis whose `lines` steps are whole and round: 1,234 in 4 steps → 1,600 in steps of 400. */
export function niceTop(largest: number, lines: number): number {
  const least = Math.max(1, largest) / lines;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 2.5, 4, 5, 10]
    .map((factor) => factor * power)
    .find((one) => one >= least && Number.isInteger(one));
  return lines * (step ?? Math.ceil(least));
}
