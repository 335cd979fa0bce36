import { storyOf, type Article, type ArticleSummary, type Language } from '@bank/contract';
import type { HandlerDeps } from '../../base/handler.ts';
import { NotFound, Withdrawn } from '../../base/problems.ts';
import { columnNewest } from './column-newest.ts';
import { neighboursOf } from './neighbours-of.ts';
import { placesOf } from './text-places.ts';
import { type ArticleItem, toArticleSummary } from './to-article.ts';

const RELATED_SHOWN = 3;

/** An article whose time is over is told from one that never was (NEWS-2). */
export async function findArticle(
  { content }: HandlerDeps,
  language: Language,
  id: string,
): Promise<ArticleItem> {
  const item = await content.find('article', language, id);
  if (item === undefined) {
    if (await content.hasEnded('article', language, id))
      throw new Withdrawn(`The article ${id} is no longer shown in ${language}`);
    throw new NotFound(`There is no article ${id} in ${language}`);
  }
  return item;
}

/** The text with its neighbours and the articles of its column that share most tags with it. */
export async function toArticle(
  { content }: HandlerDeps,
  language: Language,
  item: ArticleItem,
): Promise<Article> {
  const { columnId } = item.body;
  const [neighbours, recent, places] = await Promise.all([
    neighboursOf(content, 'article', language, item),
    columnNewest(content, `${language} ${columnId}`),
    placesOf(content, language, item),
  ]);
  return {
    ...toArticleSummary(item),
    ...(item.body.daylight !== undefined && { daylight: item.body.daylight }),
    content: item.body.content,
    ...storyOf(item.body),
    ...neighbours,
    related: related(item, recent),
    ...places,
  };
}

function related({ key, body }: ArticleItem, recent: readonly ArticleSummary[]): ArticleSummary[] {
  const shared = ({ tags }: ArticleSummary) => tags.filter((tag) => body.tags.includes(tag)).length;
  return recent
    .filter(({ id }) => id !== key)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, RELATED_SHOWN);
}
