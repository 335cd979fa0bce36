import type { Drawing } from '@bank/contract';

/** The second series is light, as its square in the legend. */
export const seriesInk = (series: number) => (series === 1 ? 'earlier' : 'bar');

/** Of two series the colour tells which; of one it tells what stands out. */
export function barInk(series: number, name: string, { columns, highlight }: Drawing) {
  const isOne = columns.length === 1;
  return isOne && highlight !== undefined && name !== highlight ? 'quiet' : seriesInk(series);
}

/** Whether a row is the one that stands out among pairs: it has a ground and a strong name. */
export function isChosenPair(name: string, { columns, highlight }: Drawing): boolean {
  return columns.length > 1 && name === highlight;
}
