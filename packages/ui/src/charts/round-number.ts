const DIGITS = [1, 2, 2.5, 4, 5, 10] as const;

const powerOfTen = (value: number) => 10 ** Math.floor(Math.log10(value));

/** The least of the digits, with noughts, that `least` does not exceed: 0.375 → 0.4. Both are above zero. */
export function roundAtLeast(least: number, digits: readonly number[] = DIGITS): number {
  const power = powerOfTen(least);
  // What floating point adds to a round number is not worth a longer step.
  return (digits.find((digit) => digit * power >= least * (1 - 1e-9)) ?? 10) * power;
}

/** The greatest of the digits, with noughts, that does not exceed `most`: 780 → 500. */
export function roundAtMost(most: number, digits: readonly number[] = [1, 2, 5]): number {
  const power = powerOfTen(most);
  return (digits.findLast((digit) => digit * power <= most) ?? 1) * power;
}
