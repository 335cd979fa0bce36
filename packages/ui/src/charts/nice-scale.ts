const STEPS = [1, 2, 2.5, 4, 5, 10] as const;

/**
 * The ticks of an axis that starts at zero: niceScale(1.5, 4) → [0, 0.4, 0.8, 1.2, 1.6].
 * The last tick is at or above `highest`.
 */
export function niceScale(highest: number, intervals: number): number[] {
  const rough = Math.max(highest, Number.MIN_VALUE) / intervals;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = STEPS.find((step) => step * power >= rough * (1 - 1e-9)) ?? 10;
  return Array.from({ length: intervals + 1 }, (_, index) =>
    Number((index * factor * power).toPrecision(12)),
  );
}
