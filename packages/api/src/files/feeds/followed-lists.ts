import {
  COLUMNS,
  PDF_VIEW_PATHS,
  articleAddress,
  momentInBeijing,
  type Language,
  type MerchantStateCode,
} from '@bank/contract';
import type { RecordBody } from '@bank/contract/schemas';
import { toArticleSummary } from '../../subjects/articles/to-article.ts';
import { cardHandlers } from '../../subjects/cards/card-handlers.ts';
import { investorHandlers } from '../../subjects/investors/investor-handlers.ts';
import type { FeedDeps } from '../feed.ts';
import type { AtomEntry } from './atom-text.ts';

/** As many as a reader that looks once a month would miss nothing of. */
export const NEWEST = 50;

/** The list of one column, and where it is read. */
export interface FollowedColumn {
  column: RecordBody<'column'>;
  /** Of the page that shows the list. */
  listPath: string;
  /** Address of the list, with scheme and host. */
  listUrl: string;
}

interface FollowedList {
  /** What the feed says of itself, where the list needs more than the words of all. */
  subtitle?: Readonly<Record<Language, string>>;
  read: (list: FollowedColumn, deps: FeedDeps) => Promise<AtomEntry[]>;
}

/** Articles or lessons: a column holds one of them (content/README.md). */
async function texts(
  { column, listPath, listUrl }: FollowedColumn,
  { content, language, origin }: FeedDeps,
): Promise<AtomEntry[]> {
  const { columnId } = column;
  const query = { section: columnId, limit: NEWEST };
  const [articles, lessons] = await Promise.all([
    content.list('article', language, query),
    content.list('edu-item', language, query),
  ]);
  // A link leads to another site, which tells of its own changes.
  const own = lessons.filter(({ body }) => body.mediaType !== 'LINK');
  return [...articles, ...own].map((item) => {
    const { id, title, summary, publishDate, updateTime } = toArticleSummary(item);
    const url = origin + articleAddress(column, listPath, id);
    const fundCode = 'prodCode' in item.body ? item.body.prodCode : undefined;
    return {
      id: IDS_BY_LIST.has(columnId) ? `${listUrl}&id=${id}` : url,
      url,
      title,
      since: publishDate,
      updated: updateTime,
      category: fundCode ?? columnId,
      summary,
    };
  });
}

/** Their entries were named after the list before all lists had feeds; what readers know keeps its id. */
const IDS_BY_LIST: ReadonlySet<string> = new Set([
  COLUMNS.fundNews,
  COLUMNS.fundStudy,
  COLUMNS.fundNotices,
  COLUMNS.fundLaws,
]);

/** The newest announcements; each leads to its document (IR-1). */
async function announcements(
  { listUrl }: FollowedColumn,
  { content, language, origin }: FeedDeps,
): Promise<AtomEntry[]> {
  const { list } = await investorHandlers.announcementList(
    { content, imageBase: '' },
    { channel: '1', language, announceType: [], keyword: '', pageNum: 1, pageSize: NEWEST },
  );
  return list.map((item) => ({
    id: `${listUrl}#${item.id}`,
    url: `${origin}${PDF_VIEW_PATHS[language]}?file=${item.file.path}`,
    title: item.title,
    since: item.publishDate,
    updated: momentInBeijing(item.publishDate),
    category: item.announceType,
    summary: [item.number, item.publishDate, item.title].filter(Boolean).join(' '),
  }));
}

const CURRENT: MerchantStateCode = 'CURRENT';

/** Offers that hold now, each new on its first day. */
async function merchants(
  { column }: FollowedColumn,
  { content, language, origin }: FeedDeps,
): Promise<AtomEntry[]> {
  const { list } = await cardHandlers.merchantList(
    { content, imageBase: '' },
    {
      channel: '1',
      language,
      merchantTypes: [],
      keyword: '',
      state: CURRENT,
      pageNum: 1,
      pageSize: Number.MAX_SAFE_INTEGER,
    },
  );
  return list.map(({ id, name, offer, times, cards, startDate, merchantType }) => {
    const url = `${origin}${column.detailPath}?id=${id}`;
    return {
      id: url,
      url,
      title: name,
      since: startDate,
      updated: momentInBeijing(startDate),
      category: merchantType,
      summary: [offer, times, cards].join(language === 'CN' ? '；' : '; '),
    };
  });
}

const TEXTS: FollowedList = { read: texts };

const OTHERS: Readonly<Record<string, FollowedList>> = {
  [COLUMNS.announcements]: {
    subtitle: {
      CN: '定期报告与临时公告，披露当日更新。',
      EN: 'Reports and announcements, on the day of disclosure. The Chinese text prevails.',
    },
    read: announcements,
  },
  [COLUMNS.merchants]: { read: merchants },
};

export const followedList = (columnId: string): FollowedList => OTHERS[columnId] ?? TEXTS;
