import type { ArticleSummary } from '@bank/contract';
import { pick } from '../../../parts/blocks/pick.ts';

const LISTED = ['id', 'columnId', 'title', 'publishDate', 'tags'] as const satisfies (keyof ArticleSummary)[];

/** A line of a list on a home page. */
export type ListedArticle = Pick<ArticleSummary, (typeof LISTED)[number]>;
/** The one that leads, with its picture. */
export type LeadArticle = ListedArticle & Pick<ArticleSummary, 'summary' | 'cover'>;

/** The first as its editors pinned it, and the others. */
export interface LedArticles {
  lead: LeadArticle | undefined;
  rest: ListedArticle[];
}

export const listedArticles = (articles: readonly ArticleSummary[]): ListedArticle[] =>
  articles.map((article) => pick(article, LISTED));

export function ledArticles([first, ...rest]: readonly ArticleSummary[]): LedArticles {
  return {
    lead: first && pick(first, [...LISTED, 'summary', 'cover']),
    rest: listedArticles(rest),
  };
}
