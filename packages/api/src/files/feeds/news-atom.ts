import { COLUMNS } from '@bank/contract';
import { singleRecord } from '../../base/single-record.ts';
import { articleHandlers } from '../../subjects/articles/article-handlers.ts';
import { columnAddress, findColumn } from '../../subjects/navigation/column-trail.ts';
import { pageTree } from '../../subjects/navigation/page-tree.ts';
import type { FeedDeps } from '../feed.ts';
import { atomText } from './atom-text.ts';

const ENTRIES = 20;

/** Columns of the bank's news by the names of their feeds; both exist in both languages. */
export const NEWS_FEEDS: Readonly<Record<string, string>> = {
  'news.xml': COLUMNS.bankNews,
  'notices.xml': COLUMNS.notices,
};

/** RFC 4287: the newest articles of one column (NEWS-1). Throws NotFound where the language has no such column. */
export async function newsAtom(columnId: string, name: string, deps: FeedDeps): Promise<string> {
  const { content, language, origin } = deps;
  const handlerDeps = { content, imageBase: '' };
  const [column, { list }, { siteName }, { byCode }] = await Promise.all([
    findColumn(handlerDeps, language, columnId),
    articleHandlers.articleList(handlerDeps, {
      channel: '1',
      language,
      columnId,
      keyword: '',
      pageNum: 1,
      pageSize: ENTRIES,
    }),
    singleRecord(content, 'site-config', language),
    pageTree(content, language),
  ]);
  // A pinned article stands first in the list; in a feed the newest does.
  const articles = list.toSorted((a, b) => (a.publishDate < b.publishDate ? 1 : -1));
  return atomText({
    language,
    siteName,
    title: `${siteName} ${column.name}`,
    subtitle: column.subTitle ?? column.name,
    updated: articles.map(({ updateTime }) => updateTime).reduce((a, b) => (b > a ? b : a), NEVER),
    pageUrl: origin + columnAddress(byCode.get(column.page)?.path ?? '', columnId),
    feedUrl: `${origin}/feed/${name}${language === 'EN' ? '?language=EN' : ''}`,
    entries: articles.map(({ id, title, summary, updateTime }) => {
      const url = `${origin}${column.detailPath}?id=${id}&column=${columnId}`;
      return { id: url, url, title, updated: updateTime, category: columnId, summary };
    }),
  });
}

/** Of a feed without entries: Atom wants a moment all the same. */
const NEVER = '1970-01-01T00:00:00+00:00';
