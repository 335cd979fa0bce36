import { HOME_PATHS, type Client, type Language, type RouteDef } from '@bank/contract';
import type { ChromeData } from '../../base/page/chrome-data.ts';
import { bankFacts } from '../../words/loading/bank-facts.ts';
import type { SameQrList } from '../../frame/chrome/qr-list.ts';
import { NOT_FOUND } from '../registry/not-found.ts';
import type { PostedForm } from '../../base/render-contract.ts';
import type { PageRequest } from '../../base/page/page-module.ts';
import type { PageRegistry } from '../../base/page/page-registry.ts';
import { withWholeAmounts } from '../../base/format/whole-amounts.ts';
import { LeadsTo } from '../../base/page/leads-to.ts';
import { NOT_FOUND_PATHS, languageOf } from '../../base/page/language-paths.ts';
import { canonicalQuery } from '../../base/page/query-parameters.ts';
import type { LeafData } from '../../base/page/leaf-data.ts';
import { loadLeaf } from './load-leaf.ts';
import type { RecordIndex } from './record-index.ts';
import type { View } from '../../base/page/view.ts';

/** An address of this site. */
export type ViewAddress = Pick<URL, 'href' | 'pathname' | 'searchParams'>;

/** Where a view gets what it needs; the server and the browser each have their own. */
export interface ViewSources {
  registry: PageRegistry;
  client(language: Language): Client;
  records(language: Language, url: ViewAddress, signal: AbortSignal | undefined): Promise<RecordIndex>;
  chrome(language: Language, signal: AbortSignal | undefined): Promise<ChromeData>;
  /** What a visitor has sent to this page without script. */
  posted?: PostedForm | undefined;
  /** Gives a kept-alive page's data again without a call (S2-keepalive). */
  remember?(key: string, load: () => Promise<LeafData>): Promise<LeafData>;
  /** Answers the QR list of one menu title again without a call. */
  sameQrList?: SameQrList;
}

export type Loaded = { kind: 'view'; view: View } | { kind: 'redirect'; location: string };

/** An address of this site → what to show there. Rejects with what a call or a chunk rejected with. */
export async function loadView(
  url: ViewAddress,
  sources: ViewSources,
  signal?: AbortSignal,
): Promise<Loaded> {
  if (url.pathname === '/') return { kind: 'redirect', location: HOME_PATHS.CN };
  const language = languageOf(url.pathname);
  const { byPath, byCode } = await sources.records(language, url, signal);
  const record = byPath.get(url.pathname);
  if (record === undefined) return { kind: 'redirect', location: notFoundAddress(url.pathname) };
  if (record.redirect !== undefined) return { kind: 'redirect', location: record.redirect };

  const chrome = sources.chrome(language, signal);
  // Awaited below; a page that fails first must not leave it unhandled.
  chrome.catch(() => undefined);
  // What a page is called may name the bank.
  if (!bankFacts(language).isTold) await chrome;
  const page = await sources.registry.load(record.component);
  const { query, search } = canonicalQuery(page.parameters, url.searchParams);
  const { posted } = sources;
  const asked = {
    client: withWholeAmounts(sources.client(language)),
    language,
    record,
    query,
    signal,
    posted,
  };
  // Fetched beside the data; awaited below, like the chrome.
  const part = page.part?.(query)?.fetch(language);
  part?.catch(() => undefined);
  const load = () => loadLeaf(page, asked, byCode, sources.sameQrList);
  let leaf: LeafData;
  try {
    leaf =
      record.keepAlive && sources.remember
        ? await sources.remember(record.path + search, load)
        : await load();
  } catch (error) {
    if (error instanceof LeadsTo) return { kind: 'redirect', location: error.location };
    throw error;
  }
  if (leaf.kind === 'missing') await sources.registry.load(NOT_FOUND);
  else if (leaf.shown !== undefined) leaf = await loadStandIn(leaf, leaf.shown, sources, asked);
  await part;
  const twin = leaf.head.twin ?? twinOfColumn(record, leaf);
  const shown = twin === undefined ? leaf : { ...leaf, head: { ...leaf.head, twin } };
  return {
    kind: 'view',
    view: { language, record: withTwin(record, twin), chrome: await chrome, leaf: shown },
  };
}

/** What is drawn in place of the record's component has data of its own. */
async function loadStandIn(
  leaf: Extract<LeafData, { kind: 'page' }>,
  component: string,
  { registry }: ViewSources,
  asked: PageRequest,
): Promise<LeafData> {
  const page = await registry.load(component);
  return { ...leaf, data: await page.load(asked) };
}

/** Neither the switch of languages nor search engines are sent to a page that the other language has without this item. */
function withTwin(record: RouteDef, twin: string | false | undefined): RouteDef {
  if (twin === undefined) return record;
  const shown = { ...record };
  delete shown.twin;
  return twin === false ? shown : { ...shown, twin };
}

/** A column may be listed on another kind of page in the other language, or have nothing there. */
function twinOfColumn(record: RouteDef, leaf: LeafData): string | false | undefined {
  // A page that the other language has too stands for its own column there.
  if (leaf.kind === 'missing' || (leaf.query['column'] === undefined && record.twin !== undefined))
    return undefined;
  const column = leaf.second?.crumbs.at(-1);
  if (column?.twin === undefined || column.url?.split('?')[0] !== record.path) return undefined;
  if (column.twin === '') return false;
  return column.twin.split('?')[0] === record.twin ? undefined : column.twin;
}

function notFoundAddress(pathname: string): string {
  return `${NOT_FOUND_PATHS[languageOf(pathname)]}?${new URLSearchParams({ from: pathname })}`;
}
