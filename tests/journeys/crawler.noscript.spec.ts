import { crawl, found, mainOf, textOf, type CrawledPage } from '../support/crawl.ts';
import { expect, test } from '../support/site.ts';

/* Reads the site as a search engine does, over HTTP alone: what it finds is what is served without script. */

/** Sections that are still being built: their paths are left out, with all below them. Must end empty. */
const PENDING: readonly RegExp[] = [];

/** What stands in for a page that is not built, and on /welcome itself. */
const COMING_SOON = /页面建设中|Coming soon/;
/** Addresses with these stand for one thing each; of other queries, filters and pages of lists, some of each kind are read. */
const IDENTITY = ['column', 'id', 'prodCode', 'fundCode'];
const SAMPLES_OF_A_KIND = 3;
/** Made from tables by one template each: every so many is read. */
const FROM_TABLES =
  /^(?:\/en)?\/(?:bobbank\/map\?id|personal\/second\/fundshow\?fundCode|(?:personal|company)\/lcmx\?prodCode)=/;
const READ_ONE_IN = 25;
/** Some thirty milliseconds each: under a minute on a machine that does nothing else. */
const ADDRESSES_AT_MOST = 2_000;
/** Programs of documents: they show what the file holds. */
const VIEWER = /^(?:\/en)?\/pdfView/;
/** Results belong to the journeys of search, and a visitor may only ask for so many a minute. */
const RESULTS = /^(?:\/en)?\/search\?/;
/** A page whose own part says less has nothing of its own. */
const SHORTEST_CONTENT = 60;

const isPending = (url: string) => PENDING.some((pattern) => pattern.test(url));
const isDocument = (url: string) => /^\/(?:files|images|download|feed|assets)\//.test(url);

let pages: Map<string, CrawledPage>;
let listed: Map<string, string[]>;
let took: number;
/** Address → the pages that link to it. */
const linkedFrom = new Map<string, Set<string>>();
const outside = new Set<string>();

test.beforeAll(async ({ site }) => {
  // For machines that do much else at the same time.
  test.setTimeout(480_000);
  const startedAt = Date.now();
  listed = await sitemaps(site.url);
  const kinds = new Map<string, number>();
  const isWanted = (url: string) => {
    const { pathname, searchParams } = new URL(url, site.url);
    const names = [...new Set(searchParams.keys())].sort();
    if (
      !FROM_TABLES.test(url) &&
      !pathname.startsWith('/download/') &&
      names.every((name) => IDENTITY.includes(name))
    )
      return true;
    const kind = `${pathname} ${names.join(' ')}`;
    const seen = kinds.get(kind) ?? 0;
    kinds.set(kind, seen + 1);
    return seen < SAMPLES_OF_A_KIND;
  };
  const known = new Set<string>();
  const seeds = ['/', '/personal', '/en', '/sitemap', '/en/sitemap', '/i18n', '/en/i18n', '/404', '/en/404'];
  pages = await crawl(
    site.url,
    [...seeds, ...sampled([...listed.values()].flat())].filter((url) => !isPending(url)),
    (page) => {
      const next: string[] = [];
      for (const href of page.links) {
        if (/^[a-z][a-z0-9+.-]*:/i.test(href)) {
          outside.add(href);
          continue;
        }
        const { pathname, search } = new URL(href, site.url + page.landed);
        const url = pathname + search;
        const from = linkedFrom.get(url) ?? new Set();
        linkedFrom.set(url, from.add(page.url));
        if (isPending(url) || RESULTS.test(url) || known.has(url)) continue;
        known.add(url);
        if (isWanted(url)) next.push(url);
      }
      return next;
    },
  );
  took = Date.now() - startedAt;
});

/** Pages proper: not documents, not the pages that say that something is missing. */
const read = () =>
  [...pages.values()].filter(
    ({ url, landed }) =>
      !isDocument(url) && !VIEWER.test(url) && !/^\/(?:en\/)?404/.test(landed) && !isPending(landed),
  );

test('every link of menus, footer, sitemap and pages leads somewhere [S2-generated] [NAV-11]', () => {
  const broken = [...pages.values()]
    .filter(({ url }) => !/^\/(?:en\/)?404$/.test(url))
    .filter(({ status, landed }) => status >= 400 || /^\/(?:en\/)?404/.test(landed))
    .map(
      ({ url, status }) =>
        `${status} ${url} from ${[...(linkedFrom.get(url) ?? ['the sitemap'])].slice(0, 3).join(' ')}`,
    );
  expect(broken).toEqual([]);
  // So that a crawl that found nothing does not pass.
  expect(read().length).toBeGreaterThan(500);
  test.info().annotations.push({ type: 'crawl', description: `${pages.size} addresses in ${took} ms` });
  expect(pages.size).toBeLessThan(ADDRESSES_AT_MOST);
});

test('no page is a stub [S1-sections]', () => {
  const stubs = read()
    .filter(({ url, html }) => !/^\/(?:en\/)?welcome/.test(url) && COMING_SOON.test(textOf(mainOf(html))))
    .map(({ url }) => url);
  expect(stubs).toEqual([]);
});

test('every page has one h1, its own title, language, canonical address, trail, content and way back [SEO-1] [S2-meta]', () => {
  const faults: string[] = [];
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const { landed, html } of read()) {
    const fault = (what: string) => faults.push(`${landed}: ${what}`);
    const main = mainOf(html);
    const language = /^\/en(?:[/?]|$)/.test(landed) ? 'en' : 'zh-CN';
    if (found(html, /<html[^>]* lang="([^"]*)"/) !== language) fault('another lang');

    const headings = [...html.matchAll(/<h1\b/g)].length;
    if (headings !== 1) fault(`${headings} h1`);

    const canonical = found(html, /<link rel="canonical" href="([^"]*)"/);
    if (canonical === undefined) fault('no canonical address');
    // A canonical address is one that its page keeps to.
    else if (new URL(canonical).pathname !== landed.split('?')[0]) fault(`canonical is ${canonical}`);

    const isIndexed = !html.includes('<meta name="robots" content="noindex"');
    const description = found(html, /<meta name="description" content="([^"]*)"/) ?? '';
    if (isIndexed && canonical !== undefined) {
      const other = descriptions.get(description);
      if (other !== undefined && other !== canonical) fault(`has the description of ${other}`);
      descriptions.set(description, canonical);
    }
    if (/undefined|NaN|\[object/.test(textOf(main) + description)) fault('shows a value that nobody gave');

    const title = found(html, /<title>([^<]*)<\/title>/) ?? '';
    if (!/.-(?:北曜银行|Bank of Beiyao)$/.test(title) || title.includes('undefined'))
      fault(`title "${title}"`);
    const same = titles.get(title);
    if (isIndexed && canonical !== undefined) {
      if (same !== undefined && same !== canonical) fault(`has the title of ${same}: ${title}`);
      titles.set(title, canonical);
    }

    if (textOf(main).length < SHORTEST_CONTENT) fault('hardly any content');
    const homes = language === 'en' ? ['/en'] : ['/personal', '/'];
    if (!homes.some((home) => html.includes(`href="${home}"`))) fault('no way back');
    const isHome = landed === '/personal' || landed === '/en';
    if (!isHome && !html.includes('"BreadcrumbList"')) fault('no trail for search engines');
  }
  expect(faults).toEqual([]);
});

test('pages below the first level show where they stand [S3-breadcrumb]', () => {
  const bare = read()
    .filter(({ html }) =>
      /"layout":"(?:second|fund)"/.test(html.slice(html.indexOf('id="boot"')).slice(0, 4_000)),
    )
    .filter(({ html }) => !/aria-label="(?:面包屑|Breadcrumb)"/.test(html))
    .map(({ url }) => url);
  expect(bare).toEqual([]);
});

test('pages in two languages name each other, and both are there [LANG-3] [SEO-1]', () => {
  const faults: string[] = [];
  const alternates = /<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi;
  for (const { landed, html } of read()) {
    const twins = [...html.matchAll(alternates)].map(([, lang = '', href = '']) => ({
      lang,
      url: withoutOrigin(href.replaceAll('&amp;', '&')),
    }));
    if (twins.length === 0) continue;
    const chinese = twins.find(({ lang }) => lang === 'zh-CN')?.url;
    if (chinese === undefined || twins.find(({ lang }) => lang === 'x-default')?.url !== chinese)
      faults.push(`${landed} does not name the Chinese page for readers of other languages`);
    if (!twins.some(({ url }) => url === landed) && canonicalOf(html) === landed)
      faults.push(`${landed} does not name itself`);
    for (const { url } of twins) {
      const twin = pages.get(url);
      if (twin === undefined) continue;
      if (twin.status !== 200) faults.push(`${landed} names ${url}`);
      const names = [...twin.html.matchAll(alternates)].map(([, , href = '']) =>
        withoutOrigin(href.replaceAll('&amp;', '&')),
      );
      if (!names.includes(canonicalOf(html) ?? ''))
        faults.push(`${landed} names ${url}, which does not name it`);
    }
  }
  expect(faults).toEqual([]);
});

test('the sitemap names each public page of both languages once, by its canonical address [SEO-1]', () => {
  for (const [file, urls] of listed) {
    expect(new Set(urls).size, `${file} repeats itself`).toBe(urls.length);
    expect(urls.length, file).toBeGreaterThan(100);
  }
  const all = new Set([...listed.values()].flat());
  const faults: string[] = [];
  for (const url of all) {
    const page = pages.get(url);
    if (page === undefined) continue;
    const canonical = found(page.html, /<link rel="canonical" href="([^"]*)"/);
    if (canonical === undefined || withoutOrigin(canonical) !== url) faults.push(`${url} is not canonical`);
    if (/<meta name="robots" content="noindex"/.test(page.html)) faults.push(`${url} is noindex`);
  }
  // What can be read and indexed by a link alone is in it too, lists by filter and page aside.
  for (const { landed, html } of read()) {
    if (/<meta name="robots" content="noindex"/.test(html) || !isIdentity(landed)) continue;
    const canonical = found(html, /<link rel="canonical" href="([^"]*)"/);
    if (canonical !== undefined && all.has(withoutOrigin(canonical))) continue;
    faults.push(`${landed} is missing`);
  }
  expect(faults).toEqual([]);
});

test('addresses of other sites are whole and safe [S4-jump]', () => {
  const odd = [...outside].filter(
    (href) => !/^(?:https?:\/\/[^\s/]+\.[a-z]+(?:\/|$|\?)|mailto:\S+@\S+|tel:\+?\d[\d-]+$)/.test(href),
  );
  expect(odd).toEqual([]);
  expect(outside.size).toBeGreaterThan(5);
});

test('robots.txt leads to the sitemap, and hidden pages stay out of it [SEO-1] [S2-other] [SRCH-13]', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
  const all = [...listed.values()].flat();
  for (const path of ['/i18n', '/en/i18n', '/welcome', '/404', '/search', '/pdfView']) {
    expect(all).not.toContain(path);
    const { html } = pages.get(path) ?? { html: await (await request.get(path)).text() };
    if (!isPending(path)) expect(html, path).toContain('<meta name="robots" content="noindex"');
  }
});

/** Path and query. */
function canonicalOf(html: string): string | undefined {
  const canonical = found(html, /<link rel="canonical" href="([^"]*)"/);
  return canonical === undefined ? undefined : withoutOrigin(canonical);
}

function isIdentity(url: string): boolean {
  const names = [...new URL(url, 'http://site').searchParams.keys()];
  return names.every((name) => IDENTITY.includes(name));
}

function withoutOrigin(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** All addresses, but of those from tables every so many. */
function sampled(urls: readonly string[]): string[] {
  return urls.filter((url, index) => !FROM_TABLES.test(url) || index % READ_ONE_IN === 0);
}

/** Files of the index → paths with queries. */
async function sitemaps(origin: string): Promise<Map<string, string[]>> {
  const locations = async (path: string) => {
    const answer = await fetch(origin + path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get('content-type'), path).toContain('application/xml');
    const text = await answer.text();
    return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) =>
      withoutOrigin(loc.replaceAll('&amp;', '&')),
    );
  };
  const files = await locations('/sitemap.xml');
  return new Map(await Promise.all(files.map(async (file) => [file, await locations(file)] as const)));
}
