import { createContext, redirect, type RouteObject } from 'react-router';
import { HOME_PATHS, type Client, type Language, type RouteDef } from '@bank/contract';
import { loadChrome, type MenuEntry } from '../chrome/load-chrome.ts';
import type { SameQrList } from '../chrome/qr-list.ts';
import { Document } from '../document/Document.tsx';
import { DocumentProblem } from '../document/DocumentProblem.tsx';
import { LanguageLayout } from '../layouts/LanguageLayout.tsx';
import type { PageRegistry } from '../registry/page-registry.ts';
import { KeepAliveOutlet } from './KeepAliveOutlet.tsx';
import { PageProblem } from './PageProblem.tsx';
import { NOT_FOUND_PATHS, languageOf } from './language-paths.ts';
import { loadLeaf } from './load-leaf.ts';
import { canonicalQuery } from './query-parameters.ts';
import { languageRouteId, pagesRouteId, type LeafHandle } from './route-data.ts';

/** How loaders reach the API: `fetch` in the browser, the handlers themselves on the server. */
export const clientContext = createContext<(language: Language) => Client>();

export interface RouteParts {
  registry: PageRegistry;
  /** Fetches what the language needs besides data; the browser loads the dictionary here. */
  prepareLanguage(language: Language): Promise<void>;
  /** Answers a kept-alive page's data again without a call (specification 2.2, keepAlive). */
  remember?<Data>(key: string, load: () => Promise<Data>): Promise<Data>;
  /** The language's menu as the browser has kept it. */
  keptMenu?(language: Language): Promise<MenuEntry[] | undefined>;
  /** Answers the QR list of one menu title again without a call. */
  sameQrList?: SameQrList;
}

/** root (the document) > language (chrome) > pages (kept alive) > one leaf per record. */
export function rootRoute(children: RouteObject[]): RouteObject {
  return {
    id: 'root',
    Component: Document,
    ErrorBoundary: DocumentProblem,
    children: [
      ...children,
      { id: 'home-redirect', path: '/', loader: () => redirect(HOME_PATHS.CN) },
      { id: 'unknown', path: '*', loader: ({ request }) => redirect(notFoundAddress(new URL(request.url))) },
    ],
  };
}

export function languageRoute(language: Language, records: RouteDef[], parts: RouteParts): RouteObject {
  return {
    id: languageRouteId(language),
    Component: LanguageLayout,
    loader: async ({ context, request }) => {
      const client = context.get(clientContext)(language);
      const [chrome] = await Promise.all([
        loadChrome({ client, signal: request.signal, keptMenu: parts.keptMenu?.(language) }),
        parts.prepareLanguage(language),
      ]);
      return chrome;
    },
    // The chrome belongs to the language, not to the page.
    shouldRevalidate: () => false,
    children: [
      {
        id: pagesRouteId(language),
        Component: KeepAliveOutlet,
        ErrorBoundary: PageProblem,
        children: leafRoutes(language, records, parts),
      },
    ],
  };
}

export function leafRoutes(language: Language, records: RouteDef[], parts: RouteParts): RouteObject[] {
  const byCode = new Map(records.map((record) => [record.code, record]));
  return records
    .filter((record) => record.path !== '')
    .map((record) => leafRoute(language, record, byCode, parts));
}

function leafRoute(
  language: Language,
  record: RouteDef,
  byCode: ReadonlyMap<string, RouteDef>,
  parts: RouteParts,
): RouteObject {
  const handle: LeafHandle = { record };
  return {
    id: `${language}-${record.id}`,
    path: record.path,
    caseSensitive: true,
    handle,
    // KeepAliveOutlet draws the page; the router only needs a match here.
    Component: () => null,
    loader: async ({ context, request }) => {
      if (record.redirect !== undefined) throw redirect(record.redirect);
      const page = await parts.registry.load(record.component);
      const { query, search } = canonicalQuery(page.parameters, new URL(request.url).searchParams);
      const client = context.get(clientContext)(language);
      const asked = { client, language, record, query, signal: request.signal };
      const load = () => loadLeaf(page, asked, byCode, parts.sameQrList);
      return record.keepAlive && parts.remember ? parts.remember(record.path + search, load) : load();
    },
    // In-page anchors must not load the page again.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search
        ? false
        : defaultShouldRevalidate,
  };
}

function notFoundAddress(url: URL): string {
  return `${NOT_FOUND_PATHS[languageOf(url.pathname)]}?${new URLSearchParams({ from: url.pathname })}`;
}
