import type { Fund, WealthProduct } from '@bank/contract';
import { perSnapshot } from '../per-snapshot.ts';

/* Records are filed under keys of the editors' choice; groups and visitors name products by their codes. */

export const wealthByCode = perSnapshot(async (content, language) => {
  const items = await content.list('wealth-product', language);
  return new Map<string, WealthProduct>(items.map(({ body }) => [body.prodCode, body]));
});

export const fundsByCode = perSnapshot(async (content, language) => {
  const items = await content.list('fund', language);
  return new Map<string, Fund>(items.map(({ body }) => [body.fundCode, body]));
});

/** The products of a list of codes, in its order; a code that is not on sale today is left out. */
export function pick<Product>(products: ReadonlyMap<string, Product>, codes: readonly string[]): Product[] {
  return codes.flatMap((code) => products.get(code) ?? []);
}
