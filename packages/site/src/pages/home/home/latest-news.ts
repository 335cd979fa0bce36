import type { LeadArticle, LedArticles, ListedArticle } from '../parts/shown-articles.ts';

const LISTED = 6;

export interface LatestNews {
  lead: LeadArticle | undefined;
  list: ListedArticle[];
}

/**
 * The lead is the first of the bank's news, as its editors pinned it; the list is the newest of both columns,
 * by day alone. News that the bank also gave as a notice under the same title is listed once.
 */
export function latestNews(
  { lead, rest }: LedArticles = { lead: undefined, rest: [] },
  notices: readonly ListedArticle[] = [],
): LatestNews {
  const titles = new Set(lead === undefined ? [] : [lead.title]);
  const list = [...notices, ...rest]
    .sort((a, b) => b.publishDate.localeCompare(a.publishDate))
    .filter(({ title }) => !titles.has(title) && titles.add(title))
    .slice(0, LISTED);
  return { lead, list };
}
