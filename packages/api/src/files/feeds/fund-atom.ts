import { COLUMNS } from '@bank/contract';
import { NotFound } from '../../base/problems.ts';
import { singleRecord } from '../../base/single-record.ts';
import { fundArticleHandlers } from '../../subjects/funds/fund-article-handlers.ts';
import type { FeedDeps } from '../feed.ts';
import { atomText } from './atom-text.ts';

const ENTRIES = 20;
const PAGE = '/personal/second/fundnews';

interface Family {
  column: string;
  title: string;
  list: (typeof fundArticleHandlers)['fundNewsList'];
}

/** The families of fund articles by the names of their feeds; all are in Chinese only. */
export const FUND_FEEDS: Readonly<Record<string, Family>> = {
  'fund-news.xml': { column: COLUMNS.fundNews, title: '基金资讯', list: fundArticleHandlers.fundNewsList },
  'fund-study.xml': { column: COLUMNS.fundStudy, title: '投资学堂', list: fundArticleHandlers.fundStudyList },
  'fund-notices.xml': {
    column: COLUMNS.fundNotices,
    title: '基金公告',
    list: fundArticleHandlers.fundNoticeList,
  },
  'fund-laws.xml': {
    column: COLUMNS.fundLaws,
    title: '基金法律法规',
    list: fundArticleHandlers.fundLawsList,
  },
};

/** RFC 4287: the newest articles of one family (FUND-5). */
export async function fundAtom(name: string, { content, origin }: FeedDeps): Promise<string> {
  const family = FUND_FEEDS[name];
  if (family === undefined) throw new NotFound(`There is no feed ${name}`);
  const [{ list }, { siteName }] = await Promise.all([
    family.list(
      { content, imageBase: '' },
      { channel: '1', language: 'CN', keyword: '', pageNum: 1, pageSize: ENTRIES },
    ),
    singleRecord(content, 'site-config', 'CN'),
  ]);
  // A pinned article stands first in the list; in a feed the newest does.
  const articles = list.toSorted((a, b) => (a.publishDate < b.publishDate ? 1 : -1));
  const updated = articles.map(({ updateTime }) => updateTime).reduce((a, b) => (b > a ? b : a), NEVER);
  const page = `${origin}${PAGE}?column=${family.column}`;
  return atomText({
    language: 'CN',
    siteName,
    title: siteName + family.title,
    subtitle: '基金专区文章，最新的在前。',
    updated,
    pageUrl: page,
    feedUrl: `${origin}/feed/${name}`,
    entries: articles.map(({ id, title, summary, updateTime, fundCode }) => {
      const url = `${page}&id=${id}`;
      return { id: url, url, title, updated: updateTime, category: fundCode ?? family.column, summary };
    }),
  });
}

/** Of a feed without entries: Atom wants a moment all the same. */
const NEVER = '1970-01-01T00:00:00+00:00';
