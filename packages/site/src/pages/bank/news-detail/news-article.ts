import { momentInBeijing, type Article } from '@bank/contract';

/** The article for search engines (https://schema.org/NewsArticle, SEO-1); moments in Asia/Shanghai. */
export function newsArticle(
  { id, columnId, title, summary, publishDate, updateTime }: Article,
  path: string,
  language: string,
): Readonly<Record<string, unknown>> {
  const published = momentInBeijing(publishDate);
  return {
    '@type': 'NewsArticle',
    mainEntityOfPage: `${path}?id=${id}&column=${columnId}`,
    headline: title,
    description: summary,
    inLanguage: language,
    datePublished: published,
    dateModified: updateTime > published ? updateTime : published,
    // The bank's own data stands on its home pages under this id.
    author: { '@id': '/#bank' },
    publisher: { '@id': '/#bank' },
  };
}
