import { parseCover } from '@bank/contract';
import type { LeafData } from '../../base/page/leaf-data.ts';
import type { Messages } from '../../words/loading/messages.ts';
import type { RecordIndex } from '../router/record-index.ts';
import type { View } from '../../base/page/view.ts';
import { attributeText } from './attribute-text.ts';
import { headFacts } from './head-facts.ts';
import { breadcrumbList, isBankItself, theBank } from './linked-data.ts';
import { serialiseForScript } from './serialise-for-script.ts';

const LOCALES = { CN: 'zh_CN', EN: 'en_GB' } as const;
/** Where browsers find the site's search and its name and icon for a home screen. */
const DISCOVERY = {
  search: { file: '/opensearch.xml', type: 'application/opensearchdescription+xml' },
  manifest: { file: '/site.webmanifest', type: 'application/manifest+json' },
} as const;
/** 1200 × 630, as those who show previews ask for. */
const PREVIEWS = { CN: '/og-zh.png', EN: '/og-en.png' } as const;

interface Told {
  origin: string;
  /** Prefix of picture paths. */
  imageBase: string;
  records: RecordIndex;
  words: Messages;
}

/**
 * What search engines and link previews read: Open Graph and the linked data of the page. In served documents only:
 * React must own no script element (see document-text.ts), and browsers need none of it.
 */
export function forMachines(view: View, told: Told): string {
  return [...previewTags(view, told), ...discoveryLinks(view), ...linkedData(view, told).map(scriptOf)].join(
    '',
  );
}

function previewTags({ language, record, chrome, leaf }: View, { origin, imageBase, words }: Told): string[] {
  const { title, description, address } = headFacts(record, leaf, chrome.config, words);
  if (address === undefined) return [];
  const isArticle = leaf.head.jsonLd?.['@type'] === 'NewsArticle';
  const tags = {
    site_name: chrome.config.siteName,
    title,
    description,
    type: isArticle ? 'article' : 'website',
    url: origin + address,
    locale: LOCALES[language],
  };
  const usual = { url: origin + PREVIEWS[language], alt: chrome.config.siteName, width: 1200, height: 630 };
  const cover = coverOf(leaf, origin, imageBase);
  // Of several pictures the first is preferred; none of those who show previews draws a vector picture.
  const pictures =
    cover === undefined ? [usual] : cover.url.endsWith('.svg') ? [usual, cover] : [cover, usual];
  return [
    ...Object.entries(tags).map(openGraph),
    ...pictures.flatMap(({ url, ...more }) => [
      openGraph(['image', url]),
      ...Object.entries(more).map(([name, value]) => openGraph([`image:${name}`, String(value)])),
    ]),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

interface Picture {
  url: string;
  alt: string;
  width?: number;
  height?: number;
}

/** The picture of what the page shows, where it has one. */
function coverOf({ head }: LeafData, origin: string, imageBase: string): Picture | undefined {
  const [file] = parseCover(head.cover) ?? [];
  if (file === undefined) return undefined;
  const { width, height } = file;
  return {
    // Pictures may be kept on another host.
    url: new URL(imageBase + file.path, origin).href,
    alt: head.title ?? '',
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
  };
}

function openGraph([name, text]: readonly [string, string]): string {
  return `<meta property="og:${name}" content="${attributeText(text)}">`;
}

function discoveryLinks({ language, chrome, leaf }: View): string[] {
  if (leaf.kind === 'missing') return [];
  const { siteName } = chrome.config;
  return Object.entries(DISCOVERY).map(
    ([rel, { file, type }]) =>
      `<link rel="${rel}" type="${type}" title="${attributeText(siteName)}" href="${file}?language=${language}">`,
  );
}

function linkedData(
  { language, record, chrome, leaf }: View,
  { origin, imageBase, records, words }: Told,
): object[] {
  if (leaf.kind === 'missing') return [];
  const { jsonLd } = leaf.head;
  const image = coverOf(leaf, origin, imageBase)?.url;
  const own =
    jsonLd === undefined ? [] : [withOrigin({ ...jsonLd, ...(image !== undefined && { image }) }, origin)];
  const bank = isBankItself(record) ? [withOrigin(theBank(chrome.config, language), origin)] : [];
  const home = words['chrome.home'];
  const trail = breadcrumbList({
    language,
    record,
    crumbs: crumbsOf(leaf),
    heading: leaf.head.heading,
    home,
    records,
  });
  return [...bank, ...own, ...(trail === undefined ? [] : [withOrigin(trail, origin)])];
}

function crumbsOf(leaf: LeafData) {
  return leaf.kind === 'page' ? leaf.second?.crumbs : undefined;
}

/** Fields of schema.org that hold addresses; pages name theirs by path. */
const ADDRESSES: ReadonlySet<string> = new Set(['@id', 'url', 'item', 'logo', 'mainEntityOfPage']);

function withOrigin(data: Readonly<Record<string, unknown>>, origin: string): Record<string, unknown> {
  const made = (name: string, value: unknown): unknown => {
    if (typeof value === 'string')
      return ADDRESSES.has(name) && value.startsWith('/') ? origin + value : value;
    if (Array.isArray(value)) return value.map((one: unknown) => made(name, one));
    return isObject(value) ? withOrigin(value, origin) : value;
  };
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, made(name, value)]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function scriptOf(data: object): string {
  const text = serialiseForScript({ '@context': 'https://schema.org', ...data });
  return `<script type="application/ld+json">${text}</script>`;
}
