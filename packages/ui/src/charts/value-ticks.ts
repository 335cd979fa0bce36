import { roundAtLeast } from './round-number.ts';

const DIGITS = [1, 2, 2.5, 5, 10] as const;

interface ValueTicks {
  ticks: number[];
  /** Decimals that tell neighbouring ticks apart. */
  places: number;
}

/**
 * Four to six round values that enclose `lowest` and `highest`: (704.3, 711.2) → 704, 706, 708, 710, 712.
 * The axis need not start at zero: prices and returns may be cut.
 */
export function valueTicks(lowest: number, highest: number): ValueTicks {
  const spread = highest - lowest || Math.abs(highest) / 50 || 1;
  const low = highest === lowest ? lowest - spread / 2 : lowest;
  const high = highest === lowest ? highest + spread / 2 : highest;
  const step = roundAtLeast(spread / 4, DIGITS);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  return { ticks, places: placesOf(step) };
}

function placesOf(step: number): number {
  for (let places = 0; places < 10; places += 1) {
    const scaled = step * 10 ** places;
    if (Math.abs(scaled - Math.round(scaled)) < 1e-6) return places;
  }
  return 10;
}
