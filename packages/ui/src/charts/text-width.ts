/** Chinese characters are about as wide as they are high, others about half of it. */
const WIDE = 1.04;
const NARROW = 0.56;

/** About how wide a line of text is drawn at a size: the server measures nothing. */
export function textWidth(text: string, size: number): number {
  return Array.from(text).reduce((sum, letter) => sum + (letter > '⺀' ? WIDE : NARROW) * size, 0);
}
