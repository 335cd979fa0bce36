import type { Article } from '@bank/contract';
import type { PageHead } from '../../base/page/page-module.ts';

/** What the head of a page says that shows one text: an article, an event, a lesson. */
export function textHead({
  title,
  summary,
  cover,
  address,
  twin,
}: Pick<Article, 'title' | 'summary' | 'cover' | 'address' | 'twin'>) {
  return {
    title,
    description: summary,
    heading: title,
    cover,
    address,
    twin: twin ?? false,
  } satisfies PageHead;
}

/** The same where the text has its margin beside it: both take the width of the page. */
export const storyHead = (text: Parameters<typeof textHead>[0]) => ({ ...textHead(text), wholeWidth: true });
