import type { Language } from '@bank/contract';
import type { ContentSnapshot } from '@bank/store';
import { columnAddress } from '../../subjects/navigation/column-trail.ts';
import { pageTree } from '../../subjects/navigation/page-tree.ts';
import { siteMapOf } from '../../subjects/navigation/site-map.ts';
import { branches, creditCards, funds, merchants, products } from './product-entries.ts';
import { toEntry, type SitemapEntry, type SitemapSource } from './sitemap-entry.ts';
import { articles, lessons, linkPages, slides } from './text-entries.ts';

const SOURCES: readonly SitemapSource[] = [
  pages,
  articles,
  lessons,
  linkPages,
  slides,
  products,
  funds,
  branches,
  creditCards,
  merchants,
];

/** Every address of a language that search engines are told of (SEO-1). */
export async function sitemapEntries(content: ContentSnapshot, language: Language): Promise<SitemapEntry[]> {
  const tree = await pageTree(content, language);
  return (await Promise.all(SOURCES.map((source) => source(content, language, tree)))).flat();
}

/** A list changes with the newest of its articles; of other pages the content does not say when they changed. */
async function pages(content: ContentSnapshot, language: Language): Promise<SitemapEntry[]> {
  const [sections, newest, columns, { byCode }] = await Promise.all([
    siteMapOf(content, language),
    content.newest('article', language),
    content.list('column', language),
    pageTree(content, language),
  ]);
  const urls = sections.flatMap(({ url, groups }) => [
    url,
    ...groups.flatMap((group) => [group.url, ...group.links.map((link) => link.url)]),
  ]);
  // Lists that no menu leads to are reached from their articles.
  const lists = columns
    .filter(({ body }) => newest.has(body.columnId))
    .map(({ body }) => {
      const url = columnAddress(byCode.get(body.page)?.path ?? '', body.columnId);
      return { ...toEntry(url, newest.get(body.columnId)), item: `column:${body.columnId}` };
    });
  const menu = urls
    .map(unfiltered)
    .map((url) => toEntry(url, newest.get(new URLSearchParams(url.split('?')[1]).get('column') ?? '')));
  return [...menu, ...lists].filter(({ url }) => url.startsWith('/'));
}

const IDENTITY = new Set(['column', 'id']);

/** A menu may lead to a part of a list; search engines are told of the list. */
function unfiltered(url: string): string {
  const [path = '', query = ''] = url.split('?');
  const own = [...new URLSearchParams(query)].filter(([name]) => IDENTITY.has(name));
  return own.length === 0 ? path : `${path}?${new URLSearchParams(own).toString()}`;
}
