/** Money is decimal text; prices have at most four places, quantities are whole. */
const PLACES = 4;

function units(price: string): bigint {
  const [, whole = '', part = ''] = /^(\d+)(?:\.(\d{1,4}))?$/.exec(price) ?? [];
  if (whole === '') throw new TypeError(`${price} is no price with at most ${PLACES} places`);
  return BigInt(whole + part.padEnd(PLACES, '0'));
}

function textOf(value: bigint): string {
  const digits = value.toString().padStart(PLACES + 1, '0');
  return `${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`;
}

/** What `quantity` costs, begun ones counted whole: times('0.15', 10.2) → '1.6500'. */
export const times = (price: string, quantity: number): string =>
  textOf(units(price) * BigInt(Math.ceil(quantity)));

export const sumOf = (amounts: readonly string[]): string =>
  textOf(amounts.reduce((sum, amount) => sum + units(amount), 0n));

/** '12345.6700' → '12,346', half up. */
export function inWholeYuan(amount: string): string {
  const whole = (units(amount) + 10n ** BigInt(PLACES) / 2n) / 10n ** BigInt(PLACES);
  return whole.toString().replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}
