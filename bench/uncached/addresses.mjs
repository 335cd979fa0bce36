import { pagesBetween } from './pages-between.ts';
import { spread } from './spread.ts';

/** Pages that are alike, by what they are; each has a path for every number, or a list of its own. */
const NUMBERED = [
  { name: 'search CN', pathOf: (n) => `/search?keyword=${encodeURIComponent('存款')}${n}` },
  { name: 'search EN', pathOf: (n) => `/en/search?keyword=deposit${n}` },
  { name: 'no such article CN', pathOf: (n) => `/bobbank/seconddetail?id=none-${n}&column=701001` },
  { name: 'no such article EN', pathOf: (n) => `/en/bobbank/seconddetail?id=none-${n}&column=701001` },
  { name: 'no such address', pathOf: (n) => `/no-such-page-${n}` },
];

const LISTED = [
  {
    name: 'detail CN',
    pattern: /^\/(?:[a-z]+\/)?[a-z]+\/(?:second)?detail\?id=|^\/personal\/second\/fundnews\?id=/i,
  },
  { name: 'detail EN', pattern: /^\/en\/bobbank\/seconddetail\?id=/ },
  { name: 'fund', pattern: /^\/personal\/second\/fundshow\?fundCode=/ },
];

const LISTS = [
  { name: 'list CN', pattern: /^\/(?:bobbank|creditcard|investment)\/secondlist(?:\?|$)/ },
  { name: 'list EN', pattern: /^\/en\/(?:bobbank|investment)\/secondlist(?:\?|$)/ },
];

// What visitors write into the field of a list.
const WORDS = {
  'list CN': ['北', '行', '银', '年', '服', '务', '公', '告', '开', '业', '新', '客', '人', '中', '日', '金'],
  'list EN': ['bank', 'the', 'of', 'new', 'in', 'for', 'and', 'to', 'on', 'service', 'year', 'notice'],
};

export const MOST_OF_A_KIND = 160;

const textOf = async (url) => (await fetch(url)).text();
const plain = (text) => text.replaceAll('&amp;', '&');

/** Every address that the sitemaps of a server name. */
export async function inSitemaps(url) {
  const locations = async (path) =>
    [...(await textOf(url + path)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => {
      const { pathname, search } = new URL(plain(address));
      return pathname + search;
    });
  const maps = await locations('/sitemap.xml');
  return (await Promise.all(maps.map(locations))).flat();
}

/** What a crawler finds on the lists: their further pages, years and categories. Reads the lists that are given. */
async function behind(url, lists) {
  const found = new Set();
  for (const path of lists) {
    const page = await textOf(url + path);
    const own = path.split('?', 1)[0];
    for (const [, href] of page.matchAll(/href="([^"#]+)"/g))
      if (plain(href).startsWith(`${own}?`)) found.add(plain(href));
  }
  const linked = [...found].filter((path) => !lists.includes(path));
  return [...new Set([...linked, ...linked.flatMap(pagesBetween)])];
}

/** Distinct addresses of pages by kind, none of which the server has rendered ahead: `[{ name, paths }]`; `all` are its pages. */
export async function uncachedAddresses(url, all, most = MOST_OF_A_KIND) {
  const listed = LISTED.map(({ name, pattern }) => ({
    name,
    paths: all.filter((path) => pattern.test(path)),
  }));
  const lists = [];
  for (const { name, pattern } of LISTS) {
    const seeds = all.filter((path) => pattern.test(path));
    const asked = seeds
      .filter((path) => /column=70100[12]|bobbank\/secondlist$/.test(path))
      .flatMap((path) =>
        WORDS[name].map(
          (word) => `${path}${path.includes('?') ? '&' : '?'}keyword=${encodeURIComponent(word)}`,
        ),
      );
    lists.push({ name, paths: await behind(url, seeds) }, { name: `${name}, by a word`, paths: asked });
  }
  const numbered = NUMBERED.map(({ name, pathOf }) => ({
    name,
    paths: Array.from({ length: MOST_OF_A_KIND }, (_, n) => pathOf(n + 1)),
  }));
  return [...lists, ...listed, ...numbered].map(({ name, paths }) => ({
    name,
    paths: spread(paths, most),
  }));
}
