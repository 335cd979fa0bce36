import { describe, expect, it } from 'vitest';
import { fxAddress } from './fx-place.ts';

describe('fxAddress', () => {
  const query = { currency: 'EUR', range: '1Y', rows: '3', amount: '500' };
  it.each([
    [
      'keeps what is not changed, in one order',
      { keyword: '元' },
      '/fx?keyword=%E5%85%83&currency=EUR&range=1Y&rows=3&amount=500#a',
    ],
    [
      'leaves out what the bare address stands for',
      { currency: 'USD', rows: undefined },
      '/fx?range=1Y&amount=500#a',
    ],
    [
      'leaves out what the page does not take',
      { currency: 'CNY', rows: undefined },
      '/fx?range=1Y&amount=500#a',
    ],
    [
      'keeps that an answer is missing',
      { amount: '', from: 'XXX', rows: undefined },
      '/fx?currency=EUR&range=1Y&amount=&from=#a',
    ],
  ])('%s [FX-5]', (_, change, address) => {
    expect(fxAddress({ path: '/fx', query }, change, 'a')).toBe(address);
  });
});
