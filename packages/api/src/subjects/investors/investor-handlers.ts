import {
  beijingDay,
  otherLanguage,
  type AnnounceType,
  type Announcement,
  type Language,
} from '@bank/contract';
import type { RecordBody } from '@bank/contract/schemas';
import type { HandlersOf } from '../../base/handler.ts';
import { pageOf } from '../../base/page-of.ts';
import { perSnapshot } from '../../base/per-snapshot.ts';
import { singleRecord } from '../../base/single-record.ts';

/** How long an announcement is marked as new (IR-1). */
const NEW_DAYS = 30;
const DAY_MS = 86_400_000;

/** Newest first; on one day the higher number comes first and periodic reports, which have none, lead. */
const everyAnnouncement = perSnapshot(async (content, language) => {
  const items = await content.list('announcement', language);
  return items.toSorted((a, b) => (order(a.body) < order(b.body) ? 1 : -1));
});

/** Announcements whose document was never printed in the language: they have that of the Chinese one. */
const borrowed = perSnapshot(async (content, language) => {
  if (language === 'CN') return new Set<string>();
  const originals = await content.list('announcement', otherLanguage(language));
  const paths = new Map(originals.map(({ key, body }) => [key, body.file.path]));
  const own = await content.list('announcement', language);
  return new Set(own.filter(({ key, body }) => paths.get(key) === body.file.path).map(({ key }) => key));
});

const order = ({ publishDate, number }: RecordBody<'announcement'>) => publishDate + (number ?? '~');

export const investorHandlers = {
  async announcementList({ content }, request) {
    const { announceType, year, keyword } = request;
    const language = request.documentLanguage ?? request.language;
    const [all, chinese, matching] = await Promise.all([
      everyAnnouncement(content, language),
      borrowed(content, language),
      keyword === '' ? undefined : content.list('announcement', language, { keyword }),
    ]);
    const keys = matching && new Set(matching.map(({ key }) => key));
    const types = new Set<AnnounceType>(announceType);
    const found = all.filter(
      ({ key, body }) =>
        (types.size === 0 || types.has(body.announceType)) &&
        (year === undefined || body.publishDate.startsWith(year)) &&
        (keys === undefined || keys.has(key)),
    );
    const today = Date.parse(beijingDay(content.version.at));
    const page = pageOf(found, request);
    return {
      ...page,
      list: page.list.map(({ key, body }) =>
        toAnnouncement(key, body, chinese.has(key) ? 'CN' : language, today),
      ),
      years: [...new Set(all.map(({ body }) => body.publishDate.slice(0, 4)))],
    };
  },

  async keyFigures({ content }, { language }) {
    return (await content.list('key-figures', language)).map(({ body }) => body);
  },

  async dividendHistory({ content }, { language }) {
    return (await content.list('dividend', language)).map(({ body }) => body);
  },

  async governance({ content }, { language }) {
    const [directors, committees] = await Promise.all([
      content.list('director', language),
      content.list('committee', language),
    ]);
    return {
      directors: directors.map(({ body }) => body),
      committees: committees.map(({ body }) => body),
    };
  },

  investorContact({ content }, { language }) {
    return singleRecord(content, 'investor-contact', language);
  },

  async stockQuote({ stockQuote }) {
    return (await stockQuote?.()) ?? null;
  },

  async shareCloses({ shareCloses }) {
    return (await shareCloses?.()) ?? null;
  },

  async investorCalendar({ content }, { language, from, limit }) {
    const first = from ?? beijingDay(content.version.at);
    const events = await content.list('investor-event', language, { from: first });
    return events
      .map(({ body }) => body)
      .toSorted((a, b) => a.startTime.localeCompare(b.startTime))
      .slice(0, limit);
  },
} satisfies HandlersOf<
  | 'announcementList'
  | 'keyFigures'
  | 'dividendHistory'
  | 'governance'
  | 'investorContact'
  | 'stockQuote'
  | 'shareCloses'
  | 'investorCalendar'
>;

function toAnnouncement(
  id: string,
  body: RecordBody<'announcement'>,
  language: Language,
  today: number,
): Announcement {
  const isNew = today - Date.parse(body.publishDate) < NEW_DAYS * DAY_MS;
  return { ...body, id, language, isNew: isNew ? '1' : '0' };
}
