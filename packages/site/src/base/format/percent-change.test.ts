import { describe, expect, it } from 'vitest';
import { percentChange } from './percent-change.ts';

describe('percentChange', () => {
  it.each([
    ['1.0000', '1.0239', '2.39'],
    ['1.0239', '1.0000', '-2.33'],
    ['708.21', '708.21', '0.00'],
    ['3.00', '3.0001', '0.00'],
    ['3', '2.9999', '0.00'],
    ['8', '9', '12.50'],
    ['1', '1.00005', '0.01'],
    ['1', '0.99995', '-0.01'],
    ['0.1', '0.3', '200.00'],
  ])('from %s to %s is %s %% [WLTH-4]', (from, to, change) => {
    expect(percentChange(from, to)).toBe(change);
  });

  it('compares nothing with zero [WLTH-4]', () => {
    expect(percentChange('0.00', '1')).toBe('');
  });
});
