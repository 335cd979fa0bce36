import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TAX_RATES, dividendCash, dividendTax } from './dividend-cash.ts';

const paid = JSON.parse(
  readFileSync(new URL('../../../../../../../content/site/dividends.json', import.meta.url), 'utf8'),
) as { year: string; perTenShares: string }[];

/** By another way: share by share in tenths of a cent, without a division. */
const inTenthsOfCents = (shares: number, perTen: string) =>
  BigInt(shares) * BigInt(Math.round(Number(perTen) * 100));

describe('the cash of a dividend', () => {
  it('is shares × dividend per ten ÷ 10, for every year of the demo bank', () => {
    for (const { perTenShares } of paid) {
      for (const shares of [1, 7, 10, 100, 1_234, 99_999, 1_000_000_000]) {
        const tenths = inTenthsOfCents(shares, perTenShares);
        const cents = (tenths + 5n) / 10n;
        const text = String(cents).padStart(3, '0');
        expect(dividendCash(String(shares), { perTenShares })).toBe(`${text.slice(0, -2)}.${text.slice(-2)}`);
      }
    }
  });

  it.each([
    ['1000', '4.36', '436.00'],
    ['1', '4.36', '0.44'],
    ['100', '3.96', '39.60'],
    ['9007199254740993', '4.36', '3927138875067072.95'],
  ])('of %s shares at %s per ten is %s', (shares, perTenShares, cash) => {
    expect(dividendCash(shares, { perTenShares })).toBe(cash);
  });

  it('is taxed by how long the shares were held', () => {
    expect(Object.values(TAX_RATES).map((rate) => dividendTax('436.00', rate))).toEqual([
      '87.20',
      '43.60',
      '0.00',
    ]);
  });
});
