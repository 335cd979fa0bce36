import type { ArticleSummary } from '@bank/contract';
import type { PageProps } from '../../../base/page/page-module.ts';
import type { NewsColumn, NewsHomeData } from './load-news-home.ts';

export const newsHomePaths = ({ record, data }: Pick<PageProps<NewsHomeData>, 'record' | 'data'>) => ({
  listOf: ({ columnId }: NewsColumn) => `${record.path}/secondlist?column=${columnId}`,
  detailOf: ({ id, columnId }: ArticleSummary) => `${record.path}/seconddetail?id=${id}&column=${columnId}`,
  nameOf: ({ columnId }: NewsColumn) => data.pages.find(({ url }) => url.endsWith(columnId))?.name ?? '',
});

const NUMBERS = 4;
/** `862.4`, `0.98%`, `7 → 4`: what stands large is a number, where the fact of a text may be a day or a word. */
const NUMBER = /^[+−-]?\d[\d,.]*%?( → \d[\d,.]*%?)?$/;

/** The newest stories that tell a number, besides the first, whose number stands in its title. */
export function storiesWithNumbers({ news, notices }: NewsHomeData): ArticleSummary[] {
  return [...news.articles.slice(1), ...notices.articles]
    .filter(({ fact }) => fact !== undefined && NUMBER.test(fact.value))
    .toSorted((a, b) => b.publishDate.localeCompare(a.publishDate))
    .slice(0, NUMBERS);
}
