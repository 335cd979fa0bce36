import { feedAddress, type Language } from '@bank/contract';
import type { PageHead } from '../../base/page/page-module.ts';

/** What the head of a page says of the feed of a list, where that has one (NEWS-1); without a title it is the page's own list. */
export function listFeed(
  columnId: string | undefined,
  language: Language,
  title?: string,
): NonNullable<PageHead['feeds']> {
  const href = feedAddress(columnId, language);
  if (href === undefined) return [];
  return [{ type: 'application/atom+xml', ...(title !== undefined && { title }), href }];
}
