import type { PageProps } from '../../../base/page/page-module.ts';
import type { RatesData } from './rates-data.ts';
import { viewPart } from './view-parts.ts';

/** /personal/dkll and its English twin (S2-personal): one of four views, which the banner leads to. */
export function DepositLoanRatesPage({ data, record, query }: PageProps<RatesData>) {
  return viewPart(query).draw({ data, path: record.path, query });
}
