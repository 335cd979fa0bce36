import type { Article, Language } from '@bank/contract';
import type { ContentSnapshot } from '@bank/store';

/** The newer and the older text of the same column, each with what a picture of it is made of. */
export async function neighboursOf(
  content: ContentSnapshot,
  type: 'article' | 'edu-item',
  language: Language,
  { key, body }: { key: string; body: { columnId: string } },
): Promise<Pick<Article, 'prev' | 'next'>> {
  const { newer, older } = await content.neighbours(type, language, body.columnId, key);
  const [prev, next] = await Promise.all(
    [newer, older].map(async (neighbour) => {
      if (neighbour === undefined) return undefined;
      const { key: id, title } = neighbour;
      const item = await content.find(type, language, id);
      const [fact] = item?.body.facts ?? [];
      return { id, title, cover: item?.body.cover ?? '', publishDate: item?.body.publishDate, fact };
    }),
  );
  return { ...(prev && { prev }), ...(next && { next }) };
}
