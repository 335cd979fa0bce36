import { COLUMNS } from '@bank/contract';
import { wealthIndex } from '../../subjects/wealth/wealth-index.ts';
import { eachRecord, pathOf, toEntry, type SitemapSource } from './sitemap-entry.ts';

/** Those that lists may show; products for companies stand under their own section (S2-company). */
export const products: SitemapSource = async (content, language, tree) => {
  const paths = tree.records.filter(({ component }) => component === 'wealth-detail').map(({ path }) => path);
  const forCompanies = paths.find((path) => path !== undefined && /^(\/en)?\/company\//.test(path));
  const forPeople = paths.find((path) => path !== undefined && path !== forCompanies);
  if (forPeople === undefined) return [];
  const { inOrder } = await wealthIndex(content, language);
  return inOrder.map(({ product: { prodCode, customerType, navDate } }) => {
    const path = customerType === 'CORP' ? (forCompanies ?? forPeople) : forPeople;
    return toEntry(`${path}?prodCode=${prodCode}`, navDate);
  });
};

export const funds: SitemapSource = async (content, language, tree) => {
  const path = pathOf(tree, 'fund-detail');
  if (path === undefined) return [];
  const [items, navs] = await Promise.all([content.list('fund', language), content.latest('fund-nav')]);
  return items.map(({ body: { fundCode } }) =>
    toEntry(`${path}?fundCode=${fundCode}`, navs.get(fundCode)?.date),
  );
};

export const branches = eachRecord('branch-map', 'branch', (path, { key }) => ({ url: `${path}?id=${key}` }));

export const creditCards = eachRecord('card-detail', 'credit-card', (path, { key }) => ({
  url: `${path}?column=${COLUMNS.cards}&id=${key}`,
}));

/** An offer that is over has a page still, which search engines are asked to leave out. */
export const merchants = eachRecord('merchant-detail', 'merchant', (path, { key, body }, today) =>
  body.endDate >= today ? { url: `${path}?id=${key}` } : undefined,
);
