import { beijingDay, pagesOn, pathsOff, type FileRef, type Language } from '@bank/contract';
import type { RecordBody, RecordTypeName } from '@bank/contract/schemas';
import type { SearchDocument } from '@bank/search';
import type { ContentSnapshot, Item } from '@bank/store';
import { pageTrail, type Places } from './trail.ts';

/** What the sources of search documents read: one language of one content version. */
export interface DocumentReader extends Places {
  readonly content: ContentSnapshot;
  readonly language: Language;
  /** In Beijing, `YYYY-MM-DD`. */
  readonly today: string;
  /** Paths of pages that belong to a part of the site which is off. */
  readonly off: ReadonlySet<string>;
  /** Names under which the menu leads to an address. */
  readonly menuNames: ReadonlyMap<string, readonly string[]>;
  /** The names above those in the menus. */
  readonly menuTrails: ReadonlyMap<string, readonly string[]>;
  /** The text of a stored file; '' while it is not known. */
  textOf(file: Pick<FileRef, 'path' | 'ext'>): string;
}

/** The documents of one record type in one language, as the visitors of its pages may see them. */
export type DocumentSource = (reader: DocumentReader) => AsyncIterable<SearchDocument>;

const BATCH = 200;

/** Every visible record of a type, in batches, so that 50,000 of them are never in memory at once. */
export async function* eachItem<Name extends RecordTypeName>(
  { content, language }: Pick<DocumentReader, 'content' | 'language'>,
  type: Name,
): AsyncIterable<Item<RecordBody<Name>>> {
  for (let offset = 0; ; offset += BATCH) {
    const items = await content.list(type, language, { offset, limit: BATCH });
    yield* items;
    if (items.length < BATCH) return;
  }
}

/** Facts in a row, those that there are. */
export function joined(facts: readonly string[], language: Language): string {
  return facts.filter((fact) => fact !== '').join(language === 'CN' ? '，' : ', ');
}

/** Whether this language has a page at the path. */
export function hasPage({ pages }: Pick<DocumentReader, 'pages'>, path: string): boolean {
  return [...pages.values()].some((page) => page.path === path);
}

export async function openReader(
  content: ContentSnapshot,
  language: Language,
  textOf: DocumentReader['textOf'],
): Promise<DocumentReader> {
  const [columns, items, [config]] = await Promise.all([
    content.list('column', language),
    content.list('page', language),
    content.list('site-config', language, { limit: 1 }),
  ]);
  const all = items.map(({ body }) => body);
  const features = config?.body.features;
  const pages = pagesOn(all, features);
  const byCode = new Map(pages.map((page) => [page.code, page]));
  const menuNames = new Map<string, string[]>();
  const menuTrails = new Map<string, string[]>();
  for (const body of pages) {
    for (const { url } of [body.menu, body.left].filter((entry) => entry !== undefined)) {
      if (url === undefined) continue;
      menuNames.set(url, [...new Set([...(menuNames.get(url) ?? []), body.name])]);
      const above = pageTrail({ pages: byCode }, body.parent);
      menuTrails.set(url, [...new Set([...(menuTrails.get(url) ?? []), ...above])]);
    }
  }
  return {
    content,
    language,
    today: beijingDay(content.version.at),
    columns: new Map(columns.map(({ body }) => [body.columnId, body])),
    pages: byCode,
    off: pathsOff(all, features),
    menuNames,
    menuTrails,
    textOf,
  };
}
