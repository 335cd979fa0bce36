import {
  COLUMNS,
  announcementList,
  articleList,
  dividendHistory,
  governance,
  infoPublicList,
  investorCalendar,
  investorContact,
  keyFigures,
  type Announcement,
  type AnnouncementList,
  type AnnounceType,
  type ArticleSummary,
  type Dividend,
  type Governance,
  type InfoPublicDoc,
  type InvestorContact,
  type InvestorEvent,
  type KeyFigures,
  type Language,
} from '@bank/contract';
import { ratioLines } from './CapitalView.tsx';
import { figureColumns } from './ReportsView.tsx';
import type { PageRequest } from '../../../base/page/page-module.ts';

const PAGE_SIZE = 15;
/** More than any one type of announcement or a calendar of some years has. */
const ALL = 50;
/** Marks sustainability reports among the periodic ones. */
const REPORT_TAG = 'ESG';
const REPORT_TYPES: AnnounceType[] = ['01', '02', '03', '04'];

type InvestmentView =
  | { kind: 'announcements'; found: AnnouncementList }
  | { kind: 'reports'; reports: Announcement[]; materials: ArticleSummary[]; years: KeyFigures[] }
  | { kind: 'governance'; board: Governance; documents: Announcement[] }
  | { kind: 'meetings'; events: InvestorEvent[]; documents: Announcement[] }
  | { kind: 'dividends'; dividends: Dividend[]; documents: Announcement[] }
  | { kind: 'capital'; years: KeyFigures[]; disclosures: InfoPublicDoc[]; documents: Announcement[] }
  | { kind: 'sustainability'; reports: ArticleSummary[]; articles: ArticleSummary[] }
  | { kind: 'calendar'; upcoming: InvestorEvent[]; past: InvestorEvent[] }
  | { kind: 'contact' };

export interface InvestmentListData {
  contact: InvestorContact;
  view: InvestmentView;
}

export async function loadInvestmentList(request: PageRequest): Promise<InvestmentListData> {
  const [contact, view] = await Promise.all([
    request.client.call(investorContact, {}, request.signal),
    loadView(request),
  ]);
  return { contact, view };
}

function loadView(request: PageRequest): Promise<InvestmentView> {
  const column = request.query['column'] ?? request.record.columnId ?? COLUMNS.announcements;
  return (LOADERS[column] ?? loadAnnouncements)(request);
}

type Load = (request: PageRequest) => Promise<InvestmentView>;

const LOADERS: Readonly<Record<string, Load>> = {
  async [COLUMNS.periodicReports](request) {
    const { client, signal } = request;
    const columnId = COLUMNS.periodicReports;
    const [reports, articles, years] = await Promise.all([
      announced(request, REPORT_TYPES),
      client.call(articleList, { columnId, pageSize: ALL }, signal),
      client.call(keyFigures, {}, signal),
      figureColumns.fetch(),
    ]);
    const inGrid = new Set(reports.map(({ file }) => file.path));
    const materials = articles.list.filter(
      ({ attachments: [file] }) => file !== undefined && !inGrid.has(file.path),
    );
    return { kind: 'reports', reports, materials, years };
  },

  async [COLUMNS.governance](request) {
    const [board, documents] = await Promise.all([
      request.client.call(governance, {}, request.signal),
      announced(request, ['10']),
    ]);
    return { kind: 'governance', board, documents };
  },

  async [COLUMNS.shareholderMeetings](request) {
    const [events, documents] = await Promise.all([
      request.client.call(investorCalendar, { limit: ALL }, request.signal),
      announced(request, ['07']),
    ]);
    return { kind: 'meetings', events: events.filter(({ kind }) => kind === 'MEETING'), documents };
  },

  async [COLUMNS.dividends](request) {
    const [dividends, documents] = await Promise.all([
      request.client.call(dividendHistory, {}, request.signal),
      announced(request, ['08']),
    ]);
    return { kind: 'dividends', dividends, documents };
  },

  async [COLUMNS.capital](request) {
    const { client, signal } = request;
    const [years, disclosed, documents] = await Promise.all([
      client.call(keyFigures, {}, signal),
      client.call(infoPublicList, { category: 'CAPITAL', pageSize: ALL }, signal),
      announced(request, ['09']),
      ratioLines.fetch(),
    ]);
    return { kind: 'capital', years, disclosures: disclosed.list, documents };
  },

  async [COLUMNS.sustainability]({ client, signal }) {
    const [reports, articles] = await Promise.all([
      client.call(articleList, { columnId: COLUMNS.periodicReports, pageSize: ALL }, signal),
      client.call(articleList, { columnId: COLUMNS.sustainability, pageSize: ALL }, signal),
    ]);
    return {
      kind: 'sustainability',
      reports: reports.list.filter(({ tags }) => tags.includes(REPORT_TAG)),
      articles: articles.list,
    };
  },

  async [COLUMNS.investorCalendar]({ client, signal }) {
    const [upcoming, all] = await Promise.all([
      client.call(investorCalendar, { limit: ALL }, signal),
      client.call(investorCalendar, { from: FIRST_DAY, limit: ALL }, signal),
    ]);
    const ahead = new Set(upcoming.map(({ id }) => id));
    return { kind: 'calendar', upcoming, past: all.filter(({ id }) => !ahead.has(id)).toReversed() };
  },

  [COLUMNS.investorContact]: async () => ({ kind: 'contact' }),
};

export const INVESTMENT_COLUMNS: readonly string[] = [COLUMNS.announcements, ...Object.keys(LOADERS)];

/** Before anything in the calendar. */
const FIRST_DAY = '2000-01-01';

async function loadAnnouncements({ client, query, signal }: PageRequest): Promise<InvestmentView> {
  const { year, type, keyword = '', document, page } = query;
  const wanted = {
    keyword,
    pageSize: PAGE_SIZE,
    pageNum: Number(page ?? 1),
    ...(type !== undefined && { announceType: [type as AnnounceType] }),
    ...(year !== undefined && { year }),
    ...(document !== undefined && { documentLanguage: document as Language }),
  };
  return { kind: 'announcements', found: await client.call(announcementList, wanted, signal) };
}

async function announced({ client, signal }: PageRequest, announceType: AnnounceType[]) {
  return (await client.call(announcementList, { announceType, pageSize: ALL }, signal)).list;
}
