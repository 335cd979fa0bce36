import { describe, expect, it } from 'vitest';
import type { FundHolding } from '@bank/contract';
import { holdingParts } from './holding-parts.ts';

const NAMES = { largest: '前十大', rest: (kind: string) => `其余${kind}`, other: '未列示' };
const holding = (ratio: string, kind: FundHolding['kind'] = 'STOCK'): FundHolding => ({
  stockCode: ratio,
  stockName: ratio,
  kind,
  ratio,
  amount: '1',
  shares: '1',
  reportDate: '2026-09-30',
});
const STOCKS = { name: '股票', kind: 'STOCK', share: '78.4' } as const;
const BONDS = { name: '债券', kind: 'BOND', share: '11.2' } as const;
const parts = (allocation: Parameters<typeof holdingParts>[0]['allocation'], holdings: FundHolding[]) => {
  const { parts: list, total } = holdingParts({ allocation }, holdings, NAMES);
  return [...list.map(({ name, share }) => `${name} ${share}`), total];
};

describe('what a fund holds, in parts', () => {
  it('is the largest, the rest of their class and the others, together all of it [FUND-2]', () => {
    const rest = [BONDS, { name: '现金', share: '10.4' }];
    expect(parts([STOCKS, ...rest], [holding('8.42'), holding('6.17')])).toEqual([
      '前十大 14.59',
      '其余股票 63.81',
      '债券 11.20',
      '现金 10.40',
      '100.00',
    ]);
  });

  it('names what no class names, so that nothing is missing [FUND-2]', () => {
    expect(parts([STOCKS], [])).toEqual(['股票 78.40', '未列示 21.60', '100.00']);
  });

  it('says more than 100 where the fund borrowed, and does not shrink it [FUND-2]', () => {
    expect(parts([{ ...BONDS, share: '116.7' }], [holding('9.00', 'BOND')]).at(-1)).toBe('116.70');
  });

  it('keeps a class whole where the names listed are more than it, or of another [FUND-2]', () => {
    expect(parts([STOCKS, { ...BONDS, share: '21.6' }], [holding('9.10', 'FUND')])).toEqual([
      '股票 78.40',
      '债券 21.60',
      '100.00',
    ]);
    expect(parts([], [])).toEqual(['0.00']);
  });
});
