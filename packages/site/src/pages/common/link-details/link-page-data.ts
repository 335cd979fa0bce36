import { fxRates, siteConfigDetail, type FxRates, type SiteConfigDetail } from '@bank/contract';
import type { PageRequest } from '../../../base/page/page-module.ts';
import { withFigures } from '../../../parts/figures/late-figures.ts';

export interface LinkPageData {
  detail: SiteConfigDetail;
  /** Of the currencies that the page names, as far as they are quoted. */
  quotes: FxRates | undefined;
}

/** By the id in the address; a page of its own shows the text that has its code. */
export async function loadLinkPage({ client, query, record, signal }: PageRequest): Promise<LinkPageData> {
  const id = query['id'] ?? record.code;
  const detail = await withFigures(client.call(siteConfigDetail, { id }, signal));
  const { currencies = [] } = detail;
  if (currencies.length === 0) return { detail, quotes: undefined };
  const { publishTime, list } = await client.call(fxRates, {}, signal);
  const asked = currencies.flatMap((code) => list.filter(({ currency }) => currency === code));
  return { detail, quotes: { publishTime, list: asked } };
}
