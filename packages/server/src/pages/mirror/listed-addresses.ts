import type { Ask } from './asked-forms.ts';
import { MirrorFailed } from './mirror-failed.ts';

const LOC = /<loc>([^<]+)<\/loc>/g;

export interface Listed {
  /** The files that list the others, the index first. */
  sitemaps: string[];
  pages: string[];
}

/** Every address that the sitemaps list, as a path with its query. */
export async function listedAddresses(ask: Ask): Promise<Listed> {
  const index = '/sitemap.xml';
  const parts = await locationsIn(ask, index);
  const pages = await Promise.all(parts.map((part) => locationsIn(ask, part)));
  return { sitemaps: [index, ...parts], pages: [...new Set(pages.flat())] };
}

async function locationsIn(ask: Ask, address: string): Promise<string[]> {
  const { status, body } = await ask(address);
  if (status !== 200) throw new MirrorFailed(`${address} answered ${status}`);
  return [...body.toString().matchAll(LOC)].map(([, loc = '']) => {
    const { pathname, search } = new URL(loc.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}
