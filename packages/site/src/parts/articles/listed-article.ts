import { parseCover, type ArticleList, type ArticleSummary } from '@bank/contract';

/** What a row of a list shows of an article; the rest would stand in the data of each page for nothing. */
export type ListedArticle = Pick<
  ArticleSummary,
  'id' | 'columnId' | 'title' | 'summary' | 'publishDate' | 'top' | 'tags' | 'changedOn' | 'cover' | 'fact'
>;

export type ListedArticles = Omit<ArticleList, 'list'> & { list: ListedArticle[] };

export function listed(article: ArticleSummary): ListedArticle {
  const { id, columnId, title, summary, publishDate, top, tags, changedOn, cover, fact } = article;
  const picture = drawnOf(cover);
  return {
    id,
    columnId,
    title,
    summary,
    publishDate,
    top,
    tags: tags.slice(0, 1),
    ...(changedOn !== undefined && { changedOn }),
    // A picture stands before a number: Thumbnail.tsx.
    ...(picture === undefined ? { cover: '', ...(fact !== undefined && { fact }) } : { cover: picture }),
  };
}

/** The first picture of a cover without what nobody sees of it: its name, size and kind. */
function drawnOf(cover: string): string | undefined {
  const [file] = parseCover(cover) ?? [];
  if (file === undefined) return undefined;
  const { path, width, height, focus, variants } = file;
  return JSON.stringify([{ path, width, height, focus, variants }]);
}
