import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRelease, openTestStore, publish, type TestStore } from '@bank/store/testing';
import { aDeposit } from '../../testing/a-deposit.ts';
import { riskFreeOn } from './risk-free.ts';

const NOW = Date.parse('2026-11-20T10:30:00+08:00');
const deposit = (
  key: string,
  rate: string,
  effectiveDate: string,
  given: Parameters<typeof aDeposit>[1] = {},
) => aDeposit(key, { rate, effectiveDate, ...given });

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
  const items = [
    deposit('a', '1.50', '2025-01-01'),
    deposit('b-large', '1.30', '2026-01-01', { minAmount: '200000' }),
    deposit('b', '1.20', '2026-01-01', { minAmount: '50' }),
    deposit('c', '1.00', '2026-06-01'),
    deposit('dollars', '4.00', '2026-06-01', { currency: 'USD' }),
    deposit('notice', '0.45', '2026-06-01', { kind: 'INSTALMENT' }),
    deposit('two', '1.80', '2026-06-01', { termCode: '2Y' }),
    deposit('d', '0.90', '2026-11-25'),
  ];
  await publish(store.writer, aRelease({ scope: 'rates', items }), NOW);
});
afterAll(() => store.drop());

describe('what money earns without risk', () => {
  it('is the one-year deposit in yuan in force on the day, for the smallest amount [FUND-1]', async () => {
    const content = store.store.snapshot(await store.store.currentVersion(NOW));
    expect(await riskFreeOn(content, '2025-12-31')).toBe('1.50');
    expect(await riskFreeOn(content, '2026-01-01')).toBe('1.20');
    expect(await riskFreeOn(content, '2026-05-31')).toBe('1.20');
    expect(await riskFreeOn(content, '2026-11-20')).toBe('1.00');
    expect(await riskFreeOn(content, '2026-11-25')).toBe('0.90');
  });

  it('is the oldest that is known before there was one', async () => {
    const content = store.store.snapshot(await store.store.currentVersion(NOW));
    expect(await riskFreeOn(content, '2020-01-01')).toBe('1.50');
  });
});
