/**
 * Shares of the full colour in per cent, one for each level. None lies where neither dark nor light letters reach a
 * contrast of 4.5.
 */
export const HEAT_SHARES: readonly number[] = [0, 8, 16, 25, 34, 43, 52, 57, 77, 88, 100];
/** From this level on letters are light. */
export const LIGHT_FROM = 8;
/** Less than one, so that small values stay apart. */
const POWER = 0.8;

/** How dark a cell is: a place in {@link HEAT_SHARES}. `full` is the size that has the full colour. */
export function heatLevel(value: string, full: number): number {
  const share = 100 * Math.min(1, (Math.abs(Number(value)) / full) ** POWER);
  return HEAT_SHARES.reduce(
    (nearest, candidate, level) =>
      Math.abs(candidate - share) < Math.abs((HEAT_SHARES[nearest] ?? 0) - share) ? level : nearest,
    0,
  );
}
