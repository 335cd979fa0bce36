import { describe, expect, it } from 'vitest';
import { estimateReturn } from './estimate.ts';

const names = { amount: '投入金额', rate: '假设年化收益率', days: '持有天数' };
const estimate = (amount: string | undefined, rate: string | undefined, days: string | undefined) =>
  estimateReturn({ language: 'CN', names, values: { amount, rate, days } });

describe('estimateReturn', () => {
  it.each([
    // 100,000 × 2.5 % × 90 ÷ 365 = 616.438…
    ['100,000', '2.5', '90', '616.44', '100616.44'],
    // 100,000 × −3 % × 90 ÷ 365 = −739.726…
    ['100000', '-3', '90', '-739.73', '99260.27'],
    ['50000.00', '2', '365', '1000.00', '51000.00'],
    ['1', '0', '1', '0.00', '1.00'],
  ])('%s at %s %% over %s days brings %s [WLTH-11]', (amount, rate, days, gain, back) => {
    const answer = estimate(amount, rate, days);
    expect(answer.kind === 'estimate' && [answer.estimate.gain, answer.estimate.back]).toEqual([gain, back]);
  });

  it('says nothing before anything was typed [WLTH-11]', () => {
    expect(estimate(undefined, undefined, '90')).toEqual({ kind: 'empty' });
  });

  it('names every field that is missing or wrong [WLTH-11]', () => {
    const answer = estimate('x', undefined, '0');
    expect(answer.kind === 'problems' && Object.keys(answer.problems)).toEqual(['amount', 'rate', 'days']);
    expect(estimate('100', '101', '9').kind).toBe('problems');
  });
});
