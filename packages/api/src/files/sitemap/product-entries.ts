import { COLUMNS, type Language, beijingDay } from '@bank/contract';
import type { ContentSnapshot } from '@bank/store';
import type { PageTree } from '../../subjects/navigation/page-tree.ts';
import { wealthIndex } from '../../subjects/wealth/wealth-index.ts';
import { pathOf, toEntry, type SitemapEntry } from './sitemap-entry.ts';

/** Those that lists may show; products for companies stand under their own section (specification 2.1). */
export async function products(
  content: ContentSnapshot,
  language: Language,
  tree: PageTree,
): Promise<SitemapEntry[]> {
  const paths = tree.records.filter(({ component }) => component === 'wealth-detail').map(({ path }) => path);
  const forCompanies = paths.find((path) => path?.startsWith('/company'));
  const forPeople = paths.find((path) => path !== undefined && path !== forCompanies);
  if (forPeople === undefined) return [];
  const { inOrder } = await wealthIndex(content, language);
  return inOrder.map(({ product: { prodCode, customerType, navDate } }) => {
    const path = customerType === 'CORP' ? (forCompanies ?? forPeople) : forPeople;
    return toEntry(`${path}?prodCode=${prodCode}`, navDate);
  });
}

export async function funds(
  content: ContentSnapshot,
  language: Language,
  tree: PageTree,
): Promise<SitemapEntry[]> {
  const path = pathOf(tree, 'fund-detail');
  if (path === undefined) return [];
  const [items, navs] = await Promise.all([content.list('fund', language), content.latest('fund-nav')]);
  return items.map(({ body: { fundCode } }) =>
    toEntry(`${path}?fundCode=${fundCode}`, navs.get(fundCode)?.date),
  );
}

export async function branches(
  content: ContentSnapshot,
  language: Language,
  tree: PageTree,
): Promise<SitemapEntry[]> {
  const path = pathOf(tree, 'branch-map');
  const items = path === undefined ? [] : await content.list('branch', language);
  return items.map(({ key }) => ({ url: `${path}?id=${key}` }));
}

export async function creditCards(
  content: ContentSnapshot,
  language: Language,
  tree: PageTree,
): Promise<SitemapEntry[]> {
  const path = pathOf(tree, 'card-detail');
  const items = path === undefined ? [] : await content.list('credit-card', language);
  return items.map(({ key }) => ({ url: `${path}?column=${COLUMNS.cards}&id=${key}` }));
}

/** An offer that is over has a page still, which search engines are asked to leave out. */
export async function merchants(
  content: ContentSnapshot,
  language: Language,
  tree: PageTree,
): Promise<SitemapEntry[]> {
  const path = pathOf(tree, 'merchant-detail');
  if (path === undefined) return [];
  const today = beijingDay(content.version.at);
  const items = await content.list('merchant', language);
  return items.filter(({ body }) => body.endDate >= today).map(({ key }) => ({ url: `${path}?id=${key}` }));
}
