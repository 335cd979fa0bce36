import type { PageQuery } from '../../../base/page/page-module.ts';
import { keptCases } from './cases/cases.ts';
import { ratesAddress, type RatesView } from './rates-address.ts';

/** What a calculator's form sends unseen: the view that it stands in, that it asks, and the cases kept so far. */
export function calculatorFields(subject: RatesView['subject'], query: PageQuery): PageQuery {
  const place = new URLSearchParams(ratesAddress('', { subject, isCalculator: true }));
  return { ...Object.fromEntries(place), ...keptCases(query), calc: '1' };
}
