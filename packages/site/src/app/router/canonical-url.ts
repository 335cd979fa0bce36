import { HOME_PATHS, type Language, type RouteDef } from '@bank/contract';
import type { Resolved } from '../../base/render-contract.ts';
import { NOT_FOUND_PATHS, languageOf } from '../../base/page/language-paths.ts';
import type { AnyPage } from '../../base/page/page-module.ts';
import { canonicalQuery } from '../../base/page/query-parameters.ts';

const FROM_LONGEST = 200;

/** Answers where an address leads before anything is rendered: a page, a redirect, or nowhere. */
export function buildResolver(
  routes: Record<Language, RouteDef[]>,
  pageFor: (component: string) => AnyPage,
): (rawUrl: string) => Resolved {
  const byPath = new Map<string, RouteDef>();
  const spelling = new Map<string, string>();
  for (const record of [...routes.CN, ...routes.EN]) {
    if (record.path === '') continue;
    byPath.set(record.path, record);
    spelling.set(record.path.toLowerCase(), record.path);
  }

  return (rawUrl) => {
    const mark = rawUrl.indexOf('?');
    const rawPath = mark === -1 ? rawUrl : rawUrl.slice(0, mark);
    const rawSearch = mark === -1 ? '' : rawUrl.slice(mark);

    if (rawPath === '/') return { kind: 'redirect', location: HOME_PATHS.CN, status: 302 };
    if (rawPath.startsWith('/redirect/')) {
      const target = innerTarget(rawPath.slice('/redirect'.length), byPath);
      return target === undefined
        ? unknown(rawPath)
        : { kind: 'redirect', location: target + rawSearch, status: 302 };
    }

    const record = byPath.get(rawPath);
    if (record === undefined) {
      const canonical = spelling.get(rawPath.replace(/(?<!\/)\/+$/, '').toLowerCase());
      if (canonical === undefined) return unknown(rawPath);
      return { kind: 'redirect', location: canonical + rawSearch, status: 301 };
    }
    if (record.redirect !== undefined) return { kind: 'redirect', location: record.redirect, status: 302 };

    const page = pageFor(record.component);
    const { query, search } = canonicalQuery(page.parameters, new URLSearchParams(rawSearch));
    return {
      kind: 'page',
      url: record.path + search,
      language: languageOf(record.path),
      record,
      takesForm: page.takesForm ?? false,
      limit: page.limit?.(query),
    };
  };
}

/** `/redirect/{path}` forwards inside the site only: decoded once, then it must be a known path (S2-redirect). */
function innerTarget(encoded: string, byPath: Map<string, RouteDef>): string | undefined {
  try {
    const path = decodeURIComponent(encoded);
    return byPath.has(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function unknown(path: string): Resolved {
  const from = new URLSearchParams({ from: path.slice(0, FROM_LONGEST) }).toString();
  return { kind: 'unknown', location: `${NOT_FOUND_PATHS[languageOf(path)]}?${from}` };
}
