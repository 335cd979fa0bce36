import type { PageQuery } from '../../../base/page/page-module.ts';
import { keptCases } from './cases/cases.ts';
import { ratesAddress, type RatesView } from './rates-address.ts';

interface KeptFieldsProps {
  view: RatesView;
  query: PageQuery;
  more?: Readonly<Record<string, string>>;
}

/** What a calculator's form sends unseen: the view that it stands in, that it asks, and the cases kept so far. */
export function KeptFields({ view, query, more = {} }: KeptFieldsProps) {
  const place = Object.fromEntries(new URLSearchParams(ratesAddress('', view)));
  return Object.entries({ ...place, ...keptCases(query), calc: '1', ...more }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
