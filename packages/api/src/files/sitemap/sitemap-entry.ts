import type { Language } from '@bank/contract';
import type { ContentSnapshot } from '@bank/store';
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
