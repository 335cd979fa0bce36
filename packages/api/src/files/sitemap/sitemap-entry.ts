import { beijingDay, type Language } from '@bank/contract';
import type { RecordBody, RecordTypeName } from '@bank/contract/schemas';
import type { ContentSnapshot, Item } from '@bank/store';
import type { PageTree } from '../../subjects/navigation/page-tree.ts';

export interface SitemapEntry {
  /** Path and query; whoever writes it out makes it canonical. */
  url: string;
  /** Names what stands there where its page may be of another kind in the other language: `text:complaint-guide`. */
  item?: string;
  /** Day on which what stands there last changed, `YYYY-MM-DD` in Beijing, where the content says so. */
  changed?: string;
}

/** All that one kind of record adds to the sitemap of a language. */
export type SitemapSource = (
  content: ContentSnapshot,
  language: Language,
  tree: PageTree,
) => Promise<SitemapEntry[]>;

export function toEntry(url: string, changed: string | undefined): SitemapEntry {
  return changed === undefined ? { url } : { url, changed };
}

/** The page of a language that one component draws, where that language has one. */
export function pathOf(tree: PageTree, component: string): string | undefined {
  return tree.records.find((record) => record.component === component)?.path;
}

/**
 * The records of a type whose pages one component draws; none where the language has no such page. Without an entry a record
 * stays unsaid. `today` is the day in Beijing.
 */
export function eachRecord<Name extends RecordTypeName>(
  component: string,
  type: Name,
  entry: (path: string, item: Item<RecordBody<Name>>, today: string) => SitemapEntry | undefined,
): SitemapSource {
  return async (content, language, tree) => {
    const path = pathOf(tree, component);
    if (path === undefined) return [];
    const today = beijingDay(content.version.at);
    const items = await content.list(type, language);
    return items.map((item) => entry(path, item, today)).filter((one) => one !== undefined);
  };
}
