import type { PageQuery } from '../../base/page/page-module.ts';
import { compareAddress } from './compare-address.ts';

/** How many stand beside each other on a phone. */
const PAIR = 2;

/** The products that a phone shows: those of the address, filled up with the first of the others, in the order of all. */
export function shownPair(codes: readonly string[], { pair: asked = '' }: PageQuery): string[] {
  const wanted = asked.split(',').filter((code) => codes.includes(code));
  const pair = [...new Set([...wanted, ...codes])].slice(0, PAIR);
  return codes.filter((code) => pair.includes(code));
}

/** What the address keeps of a pair that was chosen. */
export function keptPair(pair: readonly string[], query: PageQuery): Record<string, string> {
  return query['pair'] === undefined ? {} : { pair: pair.join(',') };
}

export interface Swap {
  name: string;
  href: string;
}

interface Compared {
  path: string;
  products: readonly { code: string; name: string }[];
  pair: readonly string[];
  /** What the address keeps beside the products. */
  state: Readonly<Record<string, string>>;
}

/** The products that a phone could show in the place of one, each with the comparison that does. */
export function swapsFor(code: string, { path, products, pair, state }: Compared): Swap[] {
  const codes = products.map((product) => product.code);
  return products
    .filter((other) => !pair.includes(other.code))
    .map((other) => {
      const next = codes.filter((one) => one === other.code || (one !== code && pair.includes(one)));
      return { name: other.name, href: compareAddress(path, codes, { ...state, pair: next.join(',') }) };
    });
}
