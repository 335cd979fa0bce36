import type { LimitClass } from '@bank/contract';
import { formAddresses } from './form-addresses.ts';
import { ORIGIN, type DemoSite } from './demo-site.ts';
import { readPage, type PageFacts } from './page-facts.ts';

export interface ReadPage extends PageFacts {
  /** Path and query as asked for. */
  url: string;
  status: number;
  bytes: number;
  /** What asking for it is counted with; otherwise reading has no limit. */
  limit: LimitClass | undefined;
  /** Whether others are given what was rendered for one. */
  isKept: boolean;
}

export interface Reading {
  pages: Map<string, ReadPage>;
  redirects: Map<string, string>;
  /** Files, feeds and tables that are there. */
  files: Set<string>;
  /** Of the feeds, calendars and tables among them: what stands in them. */
  texts: Map<string, string>;
  /** Addresses that lead nowhere. */
  missing: Set<string>;
  /** Address → what named it first. */
  namedBy: Map<string, string>;
  /** Addresses of other sites, of mail and telephones. */
  outside: Map<string, string>;
  listed: Map<string, string[]>;
}

/** Reads everything that a sitemap, a link, a form or a picture of the site leads to, from `seeds` on. */
export async function readSite(site: DemoSite, seeds: readonly string[]): Promise<Reading> {
  const reading: Reading = {
    pages: new Map(),
    redirects: new Map(),
    files: new Set(),
    texts: new Map(),
    missing: new Set(),
    namedBy: new Map(),
    outside: new Map(),
    listed: new Map(),
  };
  const waiting: string[] = [];
  const views = new Map<string, number>();
  const isWanted = (url: string, from: string) => {
    // Filters multiply: each choice is read by itself, and of what a choice leads to the rest of the list.
    if (choicesOf(url).some((choice) => choice !== 'page') && choicesOf(from).length > 0) return false;
    const view = viewOf(url);
    if (view === undefined) return true;
    const read = views.get(view) ?? 0;
    views.set(view, read + 1);
    return read < READ_OF_A_VIEW;
  };
  const name = (address: string, from: string, isItself = false) => {
    if (/^[a-z][a-z0-9+.-]*:/i.test(address) && !address.startsWith(`${ORIGIN}/`)) {
      if (!reading.outside.has(address)) reading.outside.set(address, from);
      return;
    }
    const { pathname, search } = new URL(address, ORIGIN + from);
    const url = site.canonical(pathname + search);
    if (reading.namedBy.has(url)) return;
    if (!isItself && !isWanted(url, from)) return;
    reading.namedBy.set(url, from);
    waiting.push(url);
  };

  for (const file of await locations(site, '/sitemap.xml')) {
    const urls = await locations(site, file);
    reading.listed.set(file, urls);
    for (const url of urls) name(url, file);
  }
  for (const seed of seeds) name(seed, '/');

  const formsSeen = new Set<string>();
  for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
    // Built files are the server's, not the content's.
    if (/^\/(?:assets|pdf)\/|^\/[a-z-]+\.(?:svg|png|ico|xml|webmanifest)$/.test(url)) continue;
    const answer = await site.ask(url);
    if (answer.kind === 'missing') reading.missing.add(url);
    else if (answer.kind === 'redirect') {
      reading.redirects.set(url, answer.location);
      name(answer.location, url);
    } else if (answer.kind === 'page') {
      const facts = readPage(answer.html);
      const bytes = Buffer.byteLength(answer.html);
      const { status, limit, cacheable: isKept } = answer;
      reading.pages.set(url, { ...facts, url, status, bytes, limit, isKept });
      for (const { href } of facts.links) name(href, url);
      for (const file of facts.files) name(file, url);
      for (const address of facts.alternates.values()) name(address, url, true);
      for (const address of formAddresses(facts.forms, url, formsSeen)) name(address, url);
      if (facts.canonical !== undefined) name(facts.canonical, url, true);
      if (facts.shareImage !== undefined) name(facts.shareImage, url);
    } else {
      reading.files.add(url);
      if (answer.kind === 'text') reading.texts.set(url, answer.text);
    }
  }
  return reading;
}

/** These stand for one thing each; all other parameters are a visitor's choices. */
const IDENTITY = new Set(['column', 'id', 'prodCode', 'fundCode', 'code', 'file']);

export const choicesOf = (url: string) =>
  [...new URL(url, ORIGIN).searchParams.keys()].filter((parameter) => !IDENTITY.has(parameter));

/** A view that each fund, product or branch has (`?tab=holdings`) is made by one template: of some it is read. */
const READ_OF_A_VIEW = 3;

function viewOf(url: string): string | undefined {
  const { pathname, searchParams } = new URL(url, ORIGIN);
  const of = [...searchParams.keys()].filter(
    (parameter) => IDENTITY.has(parameter) && parameter !== 'column',
  );
  const choices = choicesOf(url);
  if (of.length === 0 || choices.length === 0) return undefined;
  return `${pathname} ${choices.map((choice) => `${choice}=${searchParams.get(choice)}`).join('&')}`;
}

/** The addresses that a file of the sitemap names, as paths. */
async function locations(site: DemoSite, file: string): Promise<string[]> {
  const answer = await site.ask(file);
  if (answer.kind !== 'text') throw new Error(`${file} is not there`);
  return [...answer.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}
