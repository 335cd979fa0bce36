import { expect, it } from 'vitest';
import { fundKind } from './fund-kind.ts';

it('a kind of fund is said once [FUND-4]', () => {
  expect(fundKind('混合型', '偏股混合型', 'CN')).toBe('混合型（偏股混合型）');
  expect(fundKind('货币型', '货币型', 'CN')).toBe('货币型');
});
