import {
  COLUMNS,
  fundLaws,
  fundNews,
  fundNotices,
  fundStudy,
  type FundArticle,
  type FundArticleList,
  type Language,
} from '@bank/contract';
import { withFigures } from '../../../parts/figures/late-figures.ts';
import type { PageRequest } from '../../../base/page/page-module.ts';

const PAGE_SIZE = 10;

interface Family {
  column: string;
  calls: typeof fundNews;
  name: (language: Language) => string;
}

const family = (column: string, calls: typeof fundNews, chinese: string, english: string): Family => ({
  column,
  calls,
  name: (language) => (language === 'CN' ? chinese : english),
});

/** The four families, by the columns that hold them. */
export const FAMILIES: readonly Family[] = [
  family(COLUMNS.fundNews, fundNews, '基金资讯', 'Fund news'),
  family(COLUMNS.fundStudy, fundStudy, '投资学堂', 'Learning to invest'),
  family(COLUMNS.fundNotices, fundNotices, '基金公告', 'Fund notices'),
  family(COLUMNS.fundLaws, fundLaws, '基金法律法规', 'Fund laws and regulations'),
];

export interface FundNewsData {
  column: string;
  /** One of the articles, or else the list. */
  article?: FundArticle;
  found?: FundArticleList;
}

export async function loadFundNews({ client, query, signal }: PageRequest): Promise<FundNewsData> {
  const column = query['column'] ?? COLUMNS.fundNews;
  const { calls } = FAMILIES.find((own) => own.column === column) ?? { calls: fundNews };
  const { id, year, fundCode } = query;
  if (id !== undefined)
    return { column, article: await withFigures(client.call(calls.detail, { id }, signal)) };
  const found = await client.call(
    calls.list,
    {
      keyword: query['keyword'] ?? '',
      ...(year !== undefined && { year }),
      ...(fundCode !== undefined && { fundCode }),
      pageNum: Number(query['page'] ?? 1),
      pageSize: PAGE_SIZE,
    },
    signal,
  );
  return { column, found };
}
