import { fromUnits, placesOf, roundedQuotient, toUnits } from './decimal-units.ts';

/* Sums and products of decimals as text are exact; only a quotient and a stated number of places round. */

/** Exact, with as many decimals as the longer of the two. */
export function addDecimals(a: string, b: string): string {
  const places = Math.max(placesOf(a), placesOf(b));
  return fromUnits(toUnits(a, places) + toUnits(b, places), places);
}

/** `a − b`, exact, with as many decimals as the longer of the two. */
export function subtractDecimals(a: string, b: string): string {
  const places = Math.max(placesOf(a), placesOf(b));
  return fromUnits(toUnits(a, places) - toUnits(b, places), places);
}

/** Exact, with the decimals of both together: `1.05` × `0.2` → `0.210`. */
export function multiplyDecimals(a: string, b: string): string {
  const [placesA, placesB] = [placesOf(a), placesOf(b)];
  return fromUnits(toUnits(a, placesA) * toUnits(b, placesB), placesA + placesB);
}

/** `a ÷ b` to the given places, halves away from zero. @throws RangeError when `b` is 0. */
export function divideDecimals(a: string, b: string, places: number): string {
  const [placesA, placesB] = [placesOf(a), placesOf(b)];
  const numerator = toUnits(a, placesA) * 10n ** BigInt(placesB + places);
  return fromUnits(roundedQuotient(numerator, toUnits(b, placesB) * 10n ** BigInt(placesA)), places);
}

/** `2.345` with two places → `2.35`; halves away from zero, missing decimals are filled with zeros. */
export function roundDecimal(decimal: string, places: number): string {
  return fromUnits(toUnits(decimal, places), places);
}

/** Negative when `a` is the smaller, 0 when both are the same amount, positive when `a` is the larger. */
export function compareDecimals(a: string, b: string): number {
  const places = Math.max(placesOf(a), placesOf(b));
  const [unitsA, unitsB] = [toUnits(a, places), toUnits(b, places)];
  return unitsA === unitsB ? 0 : unitsA < unitsB ? -1 : 1;
}
