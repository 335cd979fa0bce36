import { describe, expect, it } from 'vitest';
import type { DepositOffer } from '../rates-data.ts';
import { currenciesOf, termsOf } from './offered.ts';

const offer = (
  kind: DepositOffer['kind'],
  currency: DepositOffer['currency'],
  termCode: string,
): DepositOffer => ({
  kind,
  currency,
  termCode,
  rate: '1.00',
  effectiveDate: '2026-11-20',
});
const OFFERS = [
  offer('FIXED', 'CNY', '5Y'),
  offer('FIXED', 'CNY', '3M'),
  offer('FIXED', 'USD', '3M'),
  offer('FIXED', 'USD', '1M'),
  offer('INSTALMENT', 'CNY', '1Y'),
];
const codes = (offers: readonly DepositOffer[]) => offers.map(({ termCode }) => termCode);

describe('what the deposit calculator offers [RATE-3]', () => {
  it('has the terms of the chosen currency alone, the shortest first', () => {
    expect(codes(termsOf('FIXED', 'CNY', OFFERS))).toEqual(['3M', '5Y']);
    expect(codes(termsOf('FIXED', 'USD', OFFERS))).toEqual(['1M', '3M']);
  });

  it('has the terms of instalments for a goal', () => {
    expect(codes(termsOf('GOAL', 'CNY', OFFERS))).toEqual(['1Y']);
  });

  it('names each currency of a kind once', () => {
    expect(currenciesOf('FIXED', OFFERS)).toEqual(['CNY', 'USD']);
  });
});
