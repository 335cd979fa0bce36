import { COLUMNS } from '@bank/contract';
import type { PageQuery } from '../../../base/page/page-module.ts';
import { searchText } from '../../../base/page/query-parameters.ts';

/** What the page shows: the columns of the site tell deposits from loans, `tab` tells tables from calculators. */
export interface RatesView {
  subject: 'DEPOSIT' | 'LOAN';
  isCalculator: boolean;
}

export function viewOf(query: PageQuery): RatesView {
  return {
    subject: query['column'] === COLUMNS.loans ? 'LOAN' : 'DEPOSIT',
    isCalculator: query['tab'] === 'calculator',
  };
}

/** A view of this page with parameters of its own: ('/personal/dkll', loans, { date: '2026-06-22' }). */
export function ratesAddress(
  path: string,
  { subject, isCalculator }: RatesView,
  more: PageQuery = {},
): string {
  const query: PageQuery = {
    column: subject === 'LOAN' ? COLUMNS.loans : COLUMNS.deposits,
    tab: isCalculator ? 'calculator' : undefined,
    ...more,
  };
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return path + searchText(Object.fromEntries(given));
}
