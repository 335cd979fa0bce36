import { feedAddress, type Language } from '@bank/contract';
import { NotFound } from '../../base/problems.ts';
import { singleRecord } from '../../base/single-record.ts';
import { columnAddress, findColumn } from '../../subjects/navigation/column-trail.ts';
import { pageTree } from '../../subjects/navigation/page-tree.ts';
import type { FeedDeps } from '../feed.ts';
import { atomText } from './atom-text.ts';
import { NEWEST, followedList } from './followed-lists.ts';

const SUBTITLES: Readonly<Record<Language, (name: string) => string>> = {
  CN: (name) => `${name}，最新 ${NEWEST} 条；内容改动后，更新日期随之改变。`,
  EN: (name) => `${name}: the newest ${NEWEST}. The date of one moves when its text was changed.`,
};
const AFTER_NAME: Readonly<Record<Language, string>> = { CN: '：', EN: ': ' };

/** RFC 4287: the newest of the records that one list of the site shows. Throws NotFound where the language has no such column. */
export async function listAtom(columnId: string, deps: FeedDeps): Promise<string> {
  const { content, language, origin } = deps;
  const [column, { byCode, off }, { siteName }] = await Promise.all([
    findColumn({ content, imageBase: '' }, language, columnId),
    pageTree(content, language),
    singleRecord(content, 'site-config', language),
  ]);
  if (off.has(column.page)) throw new NotFound(`The list of column ${columnId} is off in ${language}`);
  const listPath = byCode.get(column.page)?.path ?? '';
  const listUrl = origin + columnAddress(listPath, columnId);
  const { read, subtitle } = followedList(columnId);
  const entries = await read({ column, listPath, listUrl }, deps);
  // A pinned one stands first in the list; in a feed the newest does.
  const newest = entries.toSorted((a, b) => b.since.localeCompare(a.since)).slice(0, NEWEST);
  return atomText({
    language,
    siteName,
    title: siteName + AFTER_NAME[language] + column.name,
    subtitle: subtitle?.[language] ?? SUBTITLES[language](column.name),
    updated: newest.map(({ updated }) => updated).reduce((a, b) => (b > a ? b : a), NEVER),
    pageUrl: listUrl,
    feedUrl: origin + (feedAddress(columnId, language) ?? ''),
    entries: newest,
  });
}

/** Of a feed without entries: Atom wants a moment all the same. */
const NEVER = '1970-01-01T00:00:00+00:00';
