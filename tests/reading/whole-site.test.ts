import { afterAll, beforeAll, expect, test } from 'vitest';
import { brotliCompressSync, constants } from 'node:zlib';
import { FEED_NAMES, LANGUAGES, feedAddress } from '@bank/contract';
import { TEMPLATE_STORE } from '../support/template-store.ts';
import { openDemoSite, ORIGIN, type DemoSite } from './demo-site.ts';
import { readPage } from './page-facts.ts';
import { choicesOf, readSite, type Reading, type ReadPage } from './read-site.ts';

/* Every address that a link, a sitemap, a form or a picture of the demo bank leads to, rendered and held against what
   must be true of each. What a browser does with them is shown by the journeys. */

/** Pages that no link leads to, and those that say that something is missing. */
const SEEDS = [
  '/',
  '/personal',
  '/en',
  '/sitemap',
  '/en/sitemap',
  '/i18n',
  '/en/i18n',
  '/404',
  '/en/404',
  '/welcome',
];
const LONGEST_MS = 900_000;
/** The home of a zone, on the first level though its path is longer. */
const ZONES = ['/personal/consumerEducation'];
/** What stands where a page says nothing of itself. */
const OF_THE_SITE = /^(?:北曜银行官方网站。|The official website of Bank of Beiyao\.)/;
const isHome = (url: string) => /^\/(?:personal|en)?$/.test(url);
/** A list of faults beyond this says nothing more. */
const SHOWN_FAULTS = 60;

let site: DemoSite;
let reading: Reading;
let pages: ReadPage[];

beforeAll(async () => {
  site = await openDemoSite(TEMPLATE_STORE);
  reading = await readSite(site, SEEDS);
  pages = [...reading.pages.values()];
}, LONGEST_MS);

afterAll(() => site.close());

const pathOf = (url: string) => new URL(url, ORIGIN).pathname;
const isMissingPage = (url: string) => /^\/(?:en\/)?404$/.test(pathOf(url));
const isEnglish = (url: string) => /^\/en(?:[/?]|$)/.test(url);
/** A path on this site, canonical, without its fragment. */
const own = (address: string, from = '/') => {
  const { pathname, search } = new URL(address, ORIGIN + from);
  return site.canonical(pathname + search);
};

/** The address under which search engines keep what is read at a url. */
const kept = (url: string) => reading.pages.get(url)?.canonical ?? ORIGIN + url;

function expectNone(faults: Iterable<string>): void {
  expect([...new Set(faults)].slice(0, SHOWN_FAULTS)).toEqual([]);
}

const faultsOf = (check: (page: ReadPage) => Iterable<string>) =>
  pages.flatMap((page) => [...check(page)].map((fault) => `${page.url}: ${fault}`));

test('every address that the site names is there [S2-generated] [NAV-11]', () => {
  const broken = [
    ...[...reading.missing].map((url) => `${url} is not there`),
    ...pages
      .filter(({ url, status }) => status !== (isMissingPage(url) ? 404 : 200))
      .map(({ url, status }) => `${url} answers ${status}`),
    ...[...reading.redirects].filter(([, to]) => isMissingPage(to)).map(([url]) => `${url} is unknown`),
  ];
  expectNone(broken.map((fault) => `${fault}, from ${reading.namedBy.get(fault.split(' ')[0] ?? '')}`));
  // So that a reading that found nothing does not pass.
  expect(pages.length).toBeGreaterThan(2_500);
  expect(pages.filter(({ url }) => isEnglish(url)).length).toBeGreaterThan(500);
});

test('every fragment leads to a part of its page [S2-generated]', () => {
  const ids = new Map(pages.map(({ url, ids: found }) => [url, new Set(found)]));
  const resolves = (href: string, from: string) => {
    const { hash } = new URL(href, ORIGIN + from);
    const target = ids.get(own(href, from));
    return hash === '' || target === undefined || target.has(decodeURIComponent(hash.slice(1)));
  };
  expectNone(
    faultsOf(({ url, links }) =>
      links
        .map(({ href }) => href)
        .filter((href) => !/^[a-z][a-z0-9+.-]*:/i.test(href) && href.includes('#') && !resolves(href, url)),
    ),
  );
});

test('no page shows what a program forgot [S5-empty] [S8-quiet]', () => {
  const forgotten = /\bundefined\b|\bNaN\b|\bnull\b|\[object\b|Invalid Date|\$\{|\{host\}|-Infinity/;
  expectNone(
    faultsOf(function* ({ titles, description = '', words, jsonLd, links }) {
      const texts = [...titles, description, ...jsonLd, ...links.map(({ href }) => href)];
      for (const text of [...texts, ...words.map((word) => word.text)])
        if (forgotten.test(text)) yield text.slice(0, 120);
    }),
  );
});

test('every page has one h1, a title, its language, a trail and something to read [S3-breadcrumb] [S2-meta]', () => {
  expectNone(
    faultsOf(function* ({ url, language, titles, headings, content, hasTrail, jsonLd }) {
      if (language !== (isEnglish(url) ? 'en' : 'zh-CN')) yield `lang is ${language}`;
      const [title = '', ...others] = titles;
      if (others.length > 0 || !/.-(?:北曜银行|Bank of Beiyao)$/.test(title))
        yield `titles ${titles.join(' | ')}`;
      const first = headings.filter(({ level }) => level === 1);
      if (first.length !== 1 || first[0]?.text === '') yield `${first.length} h1`;
      // The viewer shows what its document holds.
      if (content.length < 60 && pathOf(url) !== '/pdfView') yield 'hardly any content';
      const isPage = !isMissingPage(url) && !/^\/(?:personal|en)?(?:\?|$)/.test(url);
      if (isPage && !jsonLd.some((text) => text.includes('"BreadcrumbList"'))) yield 'no trail for programs';
      const isDeeper = pathOf(url).split('/').length > 2 && !isEnglish(url) && !ZONES.includes(pathOf(url));
      if (isPage && isDeeper && !hasTrail) yield 'no trail';
    }),
  );
});

test('every trail begins at the home of its language, and in Chinese each step above the page leads back [S3-breadcrumb]', () => {
  expectNone(
    faultsOf(function* ({ url, trail }) {
      const [first] = trail;
      if (first === undefined) return;
      const [name, href] = isEnglish(url) ? ['Home', '/en'] : ['首页', '/personal'];
      if (first.name.trim() !== name || first.href !== href) yield `begins at ${first.name} ${first.href}`;
      if (isEnglish(url)) return;
      for (const { name: step, href: way } of trail.slice(0, -1))
        if (way === undefined) yield `${step} leads nowhere`;
    }),
  );
});

test('no page stands in for one that is not built [S1-sections]', () => {
  expectNone(
    faultsOf(function* ({ url, content }) {
      if (!/\/welcome/.test(url) && /页面建设中|Coming soon/.test(content)) yield 'a stub';
    }),
  );
});

test('every indexed page has a title and a description of its own [SEO-1]', () => {
  const byTitle = new Map<string, string>();
  const byDescription = new Map<string, string>();
  const taken = (known: Map<string, string>, text: string, url: string) => {
    const other = known.get(text);
    if (other === undefined) known.set(text, url);
    return other;
  };
  expectNone(
    faultsOf(function* ({ url, isIndexed, canonical, titles: [title = ''], description = '' }) {
      if (!isIndexed || canonical === undefined || own(canonical) !== url) return;
      const sameTitle = taken(byTitle, title, url);
      if (sameTitle !== undefined) yield `has the title of ${sameTitle}: ${title}`;
      if (description.trim().length < 12) yield `description "${description}"`;
      if (OF_THE_SITE.test(description) && !isHome(url)) yield 'the description of the whole site';
      const sameDescription = taken(byDescription, `${isEnglish(url)} ${description}`, url);
      if (sameDescription !== undefined) yield `has the description of ${sameDescription}: ${description}`;
    }),
  );
});

test('every content has one canonical address, which keeps to itself [SEO-1]', () => {
  expectNone(
    faultsOf(function* ({ canonical, isIndexed }) {
      if (canonical === undefined) {
        if (isIndexed) yield 'indexed without a canonical address';
        return;
      }
      const { pathname, search } = new URL(canonical);
      const target = reading.pages.get(own(canonical));
      if (!canonical.startsWith(`${ORIGIN}/`)) yield `canonical elsewhere: ${canonical}`;
      else if (target === undefined) yield `canonical leads to no page: ${canonical}`;
      else if (target.canonical !== canonical) yield `canonical ${pathname + search} is not its own`;
      else if (isIndexed && !target.isIndexed) yield `its canonical page ${pathname + search} is not indexed`;
    }),
  );
});

test('pages of two languages name each other and themselves [LANG-2] [LANG-3] [SEO-1]', () => {
  expectNone(
    faultsOf(function* ({ canonical, alternates, language }) {
      if (alternates.size === 0) return;
      if (alternates.get(language) !== canonical) yield 'does not name itself';
      if (alternates.get('x-default') !== alternates.get('zh-CN')) yield 'x-default is not the Chinese page';
      for (const [tongue, address] of alternates) {
        const twin = reading.pages.get(own(address));
        if (twin === undefined || twin.status !== 200) yield `names ${address}, which is no page`;
        else if (twin.language !== (tongue === 'x-default' ? 'zh-CN' : tongue))
          yield `${address} is not ${tongue}`;
        else if (twin.alternates.get(language) !== canonical) yield `${address} does not name it`;
      }
    }),
  );
});

test('every address of the sitemap answers with a page that names its twin [LANG-2] [LANG-3] [SEO-1]', () => {
  const listed = [...reading.listed.values()].flat();
  const alone = listed.filter((url) => reading.pages.get(url)?.alternates.size !== 3);
  expectNone(alone);
  expect(listed.filter(isEnglish).length).toBeGreaterThan(1_300);
});

test('the sitemap names each public page once, by its canonical address [SEO-1]', () => {
  const listed = [...reading.listed.values()].flat();
  const all = new Set(listed);
  expect(listed.length).toBe(all.size);
  expectNone([
    ...[...all].flatMap((url) => {
      const page = reading.pages.get(url);
      if (page === undefined) return [`${url} is no page`];
      if (!page.isIndexed) return [`${url} is listed and noindex`];
      return page.canonical === ORIGIN + url ? [] : [`${url} is not canonical`];
    }),
    ...pages
      .filter(
        ({ url, isIndexed, canonical }) =>
          isIndexed && canonical === ORIGIN + url && choicesOf(url).length === 0,
      )
      .filter(({ url }) => !all.has(url))
      .map(({ url }) => `${url} is not listed`),
  ]);
});

test('hidden pages stay out of the sitemap and say so [S2-other] [SEO-1] [SRCH-13]', () => {
  const listed = new Set([...reading.listed.values()].flat());
  for (const url of ['/i18n', '/en/i18n', '/welcome', '/404', '/en/404']) {
    expect(listed, url).not.toContain(url);
    expect(reading.pages.get(url)?.isIndexed, url).toBe(false);
  }
});

test('text is in the language that it says [S1-lang]', () => {
  const chinese = /[\u4e00-\u9fff]/;
  const english = /(?:\b[A-Za-z][a-z']+\b[ ,]+){4,}\b[a-z']+\b/;
  expectNone(
    faultsOf(function* ({ url, words }) {
      // It shows the words of both languages.
      if (/^(?:\/en)?\/i18n/.test(url)) return;
      for (const { text, language } of words) {
        if (language.startsWith('en') && chinese.test(text)) yield `in English: ${text.trim().slice(0, 80)}`;
        if (language.startsWith('zh') && english.test(text)) yield `in Chinese: ${text.trim().slice(0, 80)}`;
      }
    }),
  );
});

test('an English page leads into the Chinese site by its switch of language alone [LANG-1] [LANG-2]', () => {
  const isChinesePage = (href: string) =>
    href.startsWith('/') && !isEnglish(href) && !/^\/(?:images|files|assets|download|feed)\//.test(href);
  expectNone(
    faultsOf(function* ({ url, links }) {
      if (!isEnglish(url)) return;
      for (const { href, name } of links)
        if (isChinesePage(href) && !name.trim().endsWith('中文版')) yield `${name.trim()} leads to ${href}`;
    }),
  );
});

test('tables, calendars and feeds are in the language of the page that offers them [S1-lang] [LANG-1]', () => {
  const chinese = /[\u4e00-\u9fff]/;
  const offered = [...reading.texts].map(([url, text]) => ({
    url,
    text,
    from: reading.namedBy.get(url) ?? '',
  }));
  expectNone(
    offered
      .filter(({ from, text }) => chinese.test(text) === isEnglish(from))
      .map(({ url, from, text }) => `${from}: ${url}: ${chinese.exec(text)?.[0] ?? 'no Chinese'}`),
  );
  for (const kind of ['csv', 'xml', 'ics'])
    expect(
      offered.filter(({ url, from }) => isEnglish(from) && url.includes(`.${kind}?`)),
      kind,
    ).not.toEqual([]);
});

test('links and pictures have names, ids stand once, and nothing is there that the policy blocks [SEC-1]', () => {
  expectNone(
    faultsOf(function* ({ links, unnamedPictures, ids, forbidden }) {
      for (const { href, name, isNewWindow, rel } of links) {
        if (name.trim() === '') yield `a link without a name to ${href}`;
        if (isNewWindow && !rel.includes('noopener')) yield `a new window that can reach this one: ${href}`;
      }
      yield* unnamedPictures.map((address) => `a picture without alt: ${address}`);
      yield* ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id ${id} stands twice`);
      yield* forbidden;
    }),
  );
});

test('addresses of other sites are whole and safe [S4-jump]', () => {
  const safe = /^(?:https?:\/\/[^\s/]+\.[a-z]+(?:\/|$|\?)|mailto:\S+@\S+|tel:\+?\d[\d-]+$)/;
  expectNone(
    [...reading.outside].filter(([href]) => !safe.test(href)).map(([href, from]) => `${from}: ${href}`),
  );
  expect(reading.outside.size).toBeGreaterThan(5);
});

test('what programs read parses and names files that are there [NAV-7] [SEO-1]', () => {
  expectNone(
    faultsOf(function* ({ jsonLd, shareImage }) {
      for (const text of jsonLd) {
        const image = imageIn(JSON.parse(text));
        if (image !== undefined && !isThere(image))
          yield `its data name a picture that is not there: ${image}`;
      }
      if (shareImage !== undefined && !isThere(shareImage)) yield `shares ${shareImage}, which is not there`;
    }),
  );
});

const isThere = (address: string) => reading.files.has(own(address)) || !/\/(?:images|files)\//.test(address);

function imageIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  for (const [name, value] of Object.entries(data)) {
    if (name === 'image' && typeof value === 'string') return value;
    const inner = imageIn(value);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

test('pages of one list agree on how much it holds and where it ends [S8-visible]', () => {
  const ends = new Map<string, { last: number; statuses: string; url: string }>();
  expectNone(
    faultsOf(function* ({ url, lastPages, statuses }) {
      for (const [name, last] of lastPages) {
        const address = new URL(url, ORIGIN);
        const number = Number(address.searchParams.get(name) ?? '1');
        if (number > last) yield `page ${number} of ${last} is linked`;
        address.searchParams.delete(name);
        const list = `${name} ${address.pathname}${address.search}`;
        const said = statuses.map((text) => text.replace(/第.*页|page .*$/i, '')).join(' ');
        const known = ends.get(list);
        if (known === undefined) ends.set(list, { last, statuses: said, url });
        else if (known.last !== last) yield `ends at ${last}, on ${known.url} at ${known.last}`;
        else if (known.statuses !== said) yield `says "${said}", ${known.url} says "${known.statuses}"`;
      }
    }),
  );
  expect(ends.size).toBeGreaterThan(10);
});

test('past its last page a list says where it ends, and is not indexed [S8-visible]', async () => {
  const lists = pages.filter(({ url, lastPages }) => lastPages.size > 0 && choicesOf(url).length === 0);
  const faults: string[] = [];
  for (const { url, lastPages } of lists)
    for (const [name, last] of lastPages) {
      const past = new URL(url, ORIGIN);
      past.searchParams.set(name, String(last + 1));
      const answer = await site.ask(past.pathname + past.search);
      if (answer.kind !== 'page') {
        faults.push(`${url}: page ${last + 1} answers with a ${answer.kind}`);
        continue;
      }
      const page = readPage(answer.html);
      const leadsTo = new Set(page.links.map(({ href }) => kept(own(href, url))));
      past.searchParams.set(name, String(last));
      const ends = kept(own(past.pathname + past.search));
      if (answer.status !== 200) faults.push(`${url}: page ${last + 1} answers ${answer.status}`);
      if (page.isIndexed) faults.push(`${url}: page ${last + 1} is indexed`);
      if (!leadsTo.has(kept(own(url))) || !leadsTo.has(ends))
        faults.push(`${url}: page ${last + 1} does not lead to the first and the last`);
      if (!page.content.includes(String(last))) faults.push(`${url}: page ${last + 1} does not name ${last}`);
      if (/没有符合|No .{0,40} match/.test(page.content))
        faults.push(`${url}: page ${last + 1} finds nothing`);
    }
  expectNone(faults);
});

/** Also where all stands on one page, and no link leads to a second. */
const LISTS = [
  '/personal/lcmx',
  '/company/lcmx',
  '/personal/fundpro',
  '/personal/sfbz',
  '/personal/eventInformationList',
  ...['102002', '102003', '102004', '102005'].map((column) => `/personal/second/fundnews?column=${column}`),
  '/personal/consumerEducation/consumerList',
  ...['701001', '701002'].map((column) => `/bobbank/secondlist?column=${column}`),
  '/investment/secondlist',
  '/creditcard/secondlist',
  ...['401002', '401003', '401006'].map((column) => `/creditcard/secondlist?column=${column}`),
  '/bobbank/map',
  '/spesialfinance/characterSubBranchList',
  '/spesialfinance/newsInfo',
  '/company/corporateFinanceList',
  '/company/second/lccplist',
  '/finance/second?column=301005',
  '/en/personal/sfbz',
  '/en/bobbank/secondlist',
  '/en/bobbank/map',
  '/en/investment/secondlist',
  '/search?keyword=贷款',
  '/en/search?keyword=loan',
];

test.each(LISTS)('far past its end %s says how many pages there are [S8-visible]', async (list) => {
  const answer = await site.ask(`${list}${list.includes('?') ? '&' : '?'}page=999`);
  if (answer.kind !== 'page') throw new Error(`${list} answers with a ${answer.kind}`);
  const page = readPage(answer.html);
  expect([answer.status, page.isIndexed]).toEqual([200, false]);
  expect(page.content).toMatch(/共 \d+ 页|has \d+ pages?/);
  expect(page.content).not.toMatch(/没有符合|No .{0,40} match/);
});

const OWN_SUMS = [
  '/investment/secondlist?column=601005&shares=1000',
  '/en/investment/secondlist?column=601005&shares=1000',
  '/personal/dkll?column=101005&tab=calculator&calc=1&amount=100000&term=1Y',
  '/personal/dkll?column=101006&tab=calculator&calc=1&amount=100000',
  '/en/personal/dkll?column=101005&tab=calculator&calc=1&amount=100000&term=1Y',
  '/personal/personalExchangeRate?amount=5',
];

test('what is rendered for one visitor alone counts with the calls that work it out [SEC-12]', async () => {
  // What is open now is read like any list, and the form of feedback names the page that led to it.
  const isRead = (url: string) => /[?&]open=/.test(url) || pathOf(url).endsWith('/feedback');
  const alone = pages.filter(({ isKept, url }) => !isKept && !isRead(url));
  expectNone(alone.filter(({ limit }) => limit === undefined).map(({ url }) => `${url} has no limit`));
  // Fields that are empty at first lead nowhere by themselves.
  for (const url of OWN_SUMS) {
    const answer = await site.ask(url);
    expect(answer, url).toMatchObject({ kind: 'page', cacheable: false, limit: 'calculation' });
  }
  expect(alone.length).toBeGreaterThan(20);
});

test('every list that visitors may follow names its feed, whose entries lead to pages of the site [NEWS-1] [S1-lang]', () => {
  const faults = LANGUAGES.flatMap((language) =>
    Object.keys(FEED_NAMES).flatMap((columnId) => {
      const feed = feedAddress(columnId, language) ?? '';
      const naming = pages.filter(({ files }) => files.includes(feed));
      const isLinked = naming.some(({ links }) =>
        links.some(({ href, name }) => href === feed && name.trim() !== ''),
      );
      const entries = [
        ...(reading.texts.get(feed) ?? '').matchAll(
          /<link rel="alternate" type="text\/html" href="([^"]*)"/g,
        ),
      ].map(([, address = '']) => own(address.replaceAll('&amp;', '&')));
      return [
        ...(isLinked
          ? []
          : [`${feed}: no page has a link to it, and ${naming.length} have it in their heads`]),
        ...(entries.length > 1 ? [] : [`${feed} has no entries`]),
        ...entries.filter((url) => !reading.pages.has(url)).map((url) => `${feed}: ${url} is no page`),
      ];
    }),
  );
  expectNone(faults);
});

test('pages stay within their weight [PERF-1]', async () => {
  // As sent at once, before a page is packed as tightly as it goes.
  const weightOf = (html: string) =>
    brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  const heaviest = pages
    .filter(({ isIndexed }) => isIndexed)
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, 40);
  const faults: string[] = [];
  for (const { url } of heaviest) {
    const answer = await site.ask(url);
    const weight = answer.kind === 'page' ? weightOf(answer.html) : 0;
    if (weight > (DRAWN_IN_FULL.get(url) ?? HEAVIEST_PAGE)) faults.push(`${url}: ${weight} bytes`);
  }
  expectNone(faults);
});

test('a list of articles holds each of its links once and the data that its rows show', () => {
  const lists = pages.filter(({ url }) => /\/secondlist\b/.test(url) && /^\/(en\/)?bobbank\//.test(url));
  expect(lists.length).toBeGreaterThan(5);
  expectNone(
    lists.filter(({ bytes }) => bytes > HEAVIEST_LIST).map(({ url, bytes }) => `${url}: ${bytes} bytes`),
  );
});

/** Of HTML before it is packed, in bytes: 50 KB. */
const HEAVIEST_LIST = 51_200;
/** Of HTML, in bytes (decisions 0043 and 0044). */
const HEAVIEST_PAGE = 30_000;
const DRAWN_IN_FULL = new Map([
  ['/personal/second/fund', 36_000],
  ['/en/personal/second/fund', 36_000],
]);
