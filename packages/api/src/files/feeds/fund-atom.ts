import { COLUMNS, addressIn, type Language } from '@bank/contract';
import { NotFound } from '../../base/problems.ts';
import { singleRecord } from '../../base/single-record.ts';
import { fundArticleHandlers } from '../../subjects/funds/fund-article-handlers.ts';
import type { FeedDeps } from '../feed.ts';
import { atomText } from './atom-text.ts';

const ENTRIES = 20;
const PAGE = '/personal/second/fundnews';
const SUBTITLES = {
  CN: '基金专区文章，最新的在前。',
  EN: 'Articles of the fund zone, newest first.',
} as const;

interface Family {
  column: string;
  title: Record<Language, string>;
  list: (typeof fundArticleHandlers)['fundNewsList'];
}

/** The families of fund articles by the names of their feeds. */
export const FUND_FEEDS: Readonly<Record<string, Family>> = {
  'fund-news.xml': {
    column: COLUMNS.fundNews,
    title: { CN: '基金资讯', EN: 'fund news' },
    list: fundArticleHandlers.fundNewsList,
  },
  'fund-study.xml': {
    column: COLUMNS.fundStudy,
    title: { CN: '投资学堂', EN: 'learning to invest' },
    list: fundArticleHandlers.fundStudyList,
  },
  'fund-notices.xml': {
    column: COLUMNS.fundNotices,
    title: { CN: '基金公告', EN: 'fund notices' },
    list: fundArticleHandlers.fundNoticeList,
  },
  'fund-laws.xml': {
    column: COLUMNS.fundLaws,
    title: { CN: '基金法律法规', EN: 'fund laws and regulations' },
    list: fundArticleHandlers.fundLawsList,
  },
};

/** RFC 4287: the newest articles of one family (FUND-5). */
export async function fundAtom(name: string, { content, language, origin }: FeedDeps): Promise<string> {
  const family = FUND_FEEDS[name];
  if (family === undefined) throw new NotFound(`There is no feed ${name}`);
  const deps = { content, imageBase: '' };
  const [{ list }, { siteName }] = await Promise.all([
    family.list(deps, { channel: '1', language, keyword: '', pageNum: 1, pageSize: ENTRIES }),
    singleRecord(content, 'site-config', language),
  ]);
  // A pinned article stands first in the list; in a feed the newest does.
  const articles = list.toSorted((a, b) => (a.publishDate < b.publishDate ? 1 : -1));
  const updated = articles.map(({ updateTime }) => updateTime).reduce((a, b) => (b > a ? b : a), NEVER);
  const page = `${origin}${addressIn(language, PAGE)}?column=${family.column}`;
  return atomText({
    language,
    siteName,
    title: siteName + (language === 'CN' ? '' : ': ') + family.title[language],
    subtitle: SUBTITLES[language],
    updated,
    pageUrl: page,
    feedUrl: `${origin}/feed/${name}${language === 'EN' ? '?language=EN' : ''}`,
    entries: articles.map(({ id, title, summary, updateTime, fundCode }) => {
      const url = `${page}&id=${id}`;
      return { id: url, url, title, updated: updateTime, category: fundCode ?? family.column, summary };
    }),
  });
}

/** Of a feed without entries: Atom wants a moment all the same. */
const NEVER = '1970-01-01T00:00:00+00:00';
