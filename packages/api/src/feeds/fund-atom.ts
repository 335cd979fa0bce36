import { COLUMNS, type FundArticleSummary } from '@bank/contract';
import { fundArticleHandlers } from '../funds/fund-article-handlers.ts';
import { NotFound } from '../problems.ts';
import { singleRecord } from '../single-record.ts';
import type { FeedDeps } from './build-feed.ts';
import { escaped } from './escaped.ts';

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
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh-CN">',
    `<id>${escaped(`${origin}/feed/${name}`)}</id>`,
    `<title>${escaped(siteName + family.title)}</title>`,
    `<updated>${updated}</updated>`,
    `<author><name>${escaped(siteName)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(`${origin}/feed/${name}`)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(page)}"/>`,
    ...articles.flatMap((article) => entry(article, `${page}&id=${article.id}`)),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

/** Of a feed without entries: Atom wants a moment all the same. */
const NEVER = '1970-01-01T00:00:00+00:00';

function entry({ title, summary, publishDate, updateTime }: FundArticleSummary, url: string): string[] {
  return [
    '<entry>',
    `<id>${escaped(url)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<published>${publishDate}T00:00:00+08:00</published>`,
    `<updated>${updateTime}</updated>`,
    `<link rel="alternate" type="text/html" href="${escaped(url)}"/>`,
    `<summary>${escaped(summary)}</summary>`,
    '</entry>',
  ];
}
