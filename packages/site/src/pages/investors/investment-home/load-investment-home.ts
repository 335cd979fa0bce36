import {
  COLUMNS,
  announcementList,
  highlights,
  investorCalendar,
  investorContact,
  keyFigures,
  leftTree,
  type Announcement,
  type Highlights,
  type InvestorContact,
  type InvestorEvent,
  type KeyFigures,
  type MenuNode,
} from '@bank/contract';
import type { PageRequest } from '../../../base/page/page-module.ts';

export interface InvestmentHomeData {
  figures: Highlights;
  announcements: Announcement[];
  /** The newest reports of each kind, newest first. */
  reports: Announcement[];
  years: KeyFigures[];
  dates: InvestorEvent[];
  contact: InvestorContact;
  /** The section's own pages, but for those that the home shows itself. */
  pages: MenuNode[];
}

/** Shown on the home itself, each with its own way on. */
const SHOWN: readonly string[] = [COLUMNS.announcements, COLUMNS.periodicReports, COLUMNS.investorCalendar];

export async function loadInvestmentHome({
  client,
  record,
  signal,
}: PageRequest): Promise<InvestmentHomeData> {
  const [figures, announcements, reports, years, dates, contact, pages] = await Promise.all([
    client.call(highlights, {}, signal),
    client.call(announcementList, { pageSize: 6 }, signal),
    client.call(announcementList, { announceType: ['01', '02', '03', '04'], pageSize: 4 }, signal),
    client.call(keyFigures, {}, signal),
    client.call(investorCalendar, { limit: 3 }, signal),
    client.call(investorContact, {}, signal),
    client.call(leftTree, { code: record.code }, signal),
  ]);
  return {
    figures,
    announcements: announcements.list,
    reports: reports.list,
    years,
    dates,
    contact,
    pages: pages.filter(({ url }) => !SHOWN.some((column) => url.endsWith(column))),
  };
}
