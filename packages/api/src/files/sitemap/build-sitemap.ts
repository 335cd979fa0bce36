import { setImmediate } from 'node:timers/promises';
import { LANGUAGES, otherLanguage, type Language } from '@bank/contract';
import type { ContentSnapshot } from '@bank/store';
import { pageTree } from '../../subjects/navigation/page-tree.ts';
import { perSnapshot } from '../../base/per-snapshot.ts';
import { sitemapEntries } from './sitemap-entries.ts';
import { indexText, urlsetText, type SitemapUrl } from './sitemap-text.ts';

/** The protocol allows a file so many addresses (sitemaps.org). */
const URLS_AT_MOST = 50_000;
const CODES: Readonly<Record<Language, string>> = { CN: 'zh', EN: 'en' };
/** Addresses that are written before others have their turn. */
const AT_ONCE = 1_000;
const PART = /^sitemap-(zh|en)-(\d{1,4})\.xml$/;

interface SitemapDeps {
  content: ContentSnapshot;
  /** Scheme and host of the addresses, without a slash at the end. */
  origin: string;
  /** The address under which a page is kept; undefined where this build shows no page. */
  canonical: (url: string) => string | undefined;
  atMost?: number;
}

/** `sitemap.xml`, the index, and `sitemap-zh-1.xml` and so on, the files that it names; undefined for any other. */
export async function buildSitemap(name: string, deps: SitemapDeps): Promise<string | undefined> {
  const { origin, atMost = URLS_AT_MOST } = deps;
  if (name === 'sitemap.xml') {
    const parts = await Promise.all(
      LANGUAGES.map(async (language) => {
        const count = Math.ceil((await urlsOf(deps, language)).length / atMost);
        return Array.from(
          { length: count },
          (_, index) => `${origin}/sitemap-${CODES[language]}-${index + 1}.xml`,
        );
      }),
    );
    return indexText(parts.flat());
  }
  const [, code, number] = PART.exec(name) ?? [];
  const language = LANGUAGES.find((known) => CODES[known] === code);
  if (language === undefined) return undefined;
  const start = (Number(number) - 1) * atMost;
  const urls = (await urlsOf(deps, language)).slice(Math.max(start, 0), start + atMost);
  return urls.length === 0 ? undefined : urlsetText(language, urls);
}

async function urlsOf(
  { content, origin, canonical }: SitemapDeps,
  language: Language,
): Promise<SitemapUrl[]> {
  const other = otherLanguage(language);
  const [own, others, tree] = await Promise.all([
    entries(content, language),
    entries(content, other),
    pageTree(content, language),
  ]);
  const twinPaths = new Map(tree.records.map(({ code, path }) => [path, tree.twins.get(code)] as const));
  const theirs = new Set<string | undefined>();
  const theirItems = new Map<string | undefined, string | undefined>();
  for await (const { item, url } of inTurns(others)) {
    const address = canonical(url);
    theirs.add(address);
    theirItems.set(item, address);
  }
  const twinOf = (url: string, item: string | undefined) => {
    if (item !== undefined && theirItems.has(item)) return theirItems.get(item);
    const [path = '', query] = url.split('?');
    const twinPath = twinPaths.get(path);
    if (twinPath === undefined) return undefined;
    const twin = canonical(query === undefined ? twinPath : `${twinPath}?${query}`);
    return theirs.has(twin) ? twin : undefined;
  };

  const urls = new Map<string, SitemapUrl>();
  for await (const { url, item, changed } of inTurns(own)) {
    const loc = canonical(url);
    if (loc === undefined) continue;
    // A page of the map that is also an item: the item knows its day.
    const known = urls.get(loc);
    if (known !== undefined) {
      const twin = twinOf(loc, item);
      if (known.changed === undefined && changed !== undefined) known.changed = changed;
      if (known.twin === undefined && twin !== undefined) known.twin = origin + twin;
      continue;
    }
    const twin = twinOf(loc, item);
    urls.set(loc, {
      loc: origin + loc,
      ...(twin !== undefined && { twin: origin + twin }),
      ...(changed !== undefined && { changed }),
    });
  }
  return [...urls.values()];
}

async function* inTurns<Entry>(entries: readonly Entry[]): AsyncIterable<Entry> {
  for (let start = 0; start < entries.length; start += AT_ONCE) {
    if (start > 0) await setImmediate();
    yield* entries.slice(start, start + AT_ONCE);
  }
}

/** Index and parts of one content version are made from one list. */
const entries = perSnapshot(sitemapEntries);
