import type { Fund } from '@bank/contract';
import { perSnapshot } from '../per-snapshot.ts';

/* Records are filed under keys of the editors' choice; groups name products by their codes. */

export const fundsByCode = perSnapshot(async (content, language) => {
  const items = await content.list('fund', language);
  return new Map<string, Fund>(items.map(({ body }) => [body.fundCode, body]));
});

/** The products of a list of codes, in its order; a code that stands in no list is left out. */
export function pick<Product>(products: ReadonlyMap<string, Product>, codes: readonly string[]): Product[] {
  return codes.flatMap((code) => products.get(code) ?? []);
}
