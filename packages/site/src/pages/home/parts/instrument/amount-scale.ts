/* The ring of the deposit instrument: 0 to 100 on a logarithmic scale. Amounts are whole yuan. */

export const LEAST = 1_000;
export const MOST = 5_000_000;
export const POSITIONS = 100;

/** Beside each position of the ring, an amount of at most two figures; every position has another. */
export function amountAt(position: number): string {
  const exact = LEAST * (MOST / LEAST) ** (position / POSITIONS);
  const power = 10 ** Math.floor(Math.log10(exact));
  const leading = exact / power;
  const steps = leading < 2 ? 10 : leading < 5 ? 5 : 2;
  return String(Math.round((Math.round(leading * steps) / steps) * power));
}

/** The position that shows the amount, or the one nearest to it. */
export function positionOf(amount: string): number {
  const share = Math.log(Number(amount) / LEAST) / Math.log(MOST / LEAST);
  return Math.min(Math.max(Math.round(share * POSITIONS), 0), POSITIONS);
}
