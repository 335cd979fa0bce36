import { LAYOUTS, type Language, type RouteDef } from '@bank/contract';
import type { MenuEntry } from '../page/chrome-data.ts';
import { readCopy, writeCopy } from './local-copy.ts';
import { STORAGE_PREFIX } from './stored-names.ts';

/** S4-store: route data is kept locally as allRoutes and allMeuns. */
const routesKey = (language: Language) => `${STORAGE_PREFIX}allRoutes-${language}`;
const menusKey = (language: Language) => `${STORAGE_PREFIX}allMeuns-${language}`;

/** The routes of a language, from the browser's own copy when that is fresh and knows `path`, otherwise by `call`. */
export async function routesFor(
  path: string,
  language: Language,
  navigation: string,
  call: () => Promise<RouteDef[]>,
): Promise<RouteDef[]> {
  const kept = readCopy(routesKey(language), navigation, areRoutes);
  // A page that the copy does not know may be newer than the copy; only the server can say that it does not exist.
  if (kept?.some((record) => record.path === path)) return kept;
  const routes = await call();
  writeCopy(routesKey(language), navigation, routes);
  return routes;
}

export function keptMenu(language: Language, navigation: string): MenuEntry[] | undefined {
  return readCopy(menusKey(language), navigation, isMenu);
}

/** A copy that still counts is left as it is, or its ten minutes would never end. */
export function keepMenu(language: Language, navigation: string, menu: readonly MenuEntry[]): void {
  if (keptMenu(language, navigation) === undefined) writeCopy(menusKey(language), navigation, menu);
}

function areRoutes(data: unknown): data is RouteDef[] {
  return isListOf(data, ['id', 'code', 'name', 'title', 'path', 'component', 'layout'], (record) =>
    LAYOUTS.some((layout) => layout === record['layout']),
  );
}

function isMenu(data: unknown): data is MenuEntry[] {
  return isListOf(
    data,
    ['code', 'name', 'url'],
    (entry) => entry['children'] === undefined || isMenu(entry['children']),
  );
}

type Fields = Readonly<Record<string, unknown>>;

function isListOf(data: unknown, texts: readonly string[], isRight: (record: Fields) => boolean): boolean {
  return (
    Array.isArray(data) &&
    data.length > 0 &&
    data.every((record: unknown) => {
      if (typeof record !== 'object' || record === null) return false;
      const fields = record as Fields;
      return texts.every((name) => typeof fields[name] === 'string') && isRight(fields);
    })
  );
}
