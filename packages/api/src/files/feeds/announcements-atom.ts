import { COLUMNS, INVESTMENT_PATHS, type Language, PDF_VIEW_PATHS, momentInBeijing } from '@bank/contract';
import { singleRecord } from '../../base/single-record.ts';
import { investorHandlers } from '../../subjects/investors/investor-handlers.ts';
import type { FeedDeps } from '../feed.ts';
import { atomText } from './atom-text.ts';

const NEWEST = 40;
const WORDS: Readonly<Record<Language, { title: (siteName: string) => string; subtitle: string }>> = {
  CN: { title: (siteName) => `${siteName}公告`, subtitle: '定期报告与临时公告，披露当日更新。' },
  EN: {
    title: (siteName) => `${siteName} announcements`,
    subtitle: 'Reports and announcements, on the day of disclosure. The Chinese text prevails.',
  },
};

/** The newest announcements; each leads to the list that has its document (IR-1). */
export async function announcementsAtom({ content, language, origin }: FeedDeps): Promise<string> {
  const [{ list }, { siteName }] = await Promise.all([
    investorHandlers.announcementList(
      { content, imageBase: '' },
      { channel: '1', language, announceType: [], keyword: '', pageNum: 1, pageSize: NEWEST },
    ),
    singleRecord(content, 'site-config', language),
  ]);
  const { title, subtitle } = WORDS[language];
  const pageUrl = `${origin}${INVESTMENT_PATHS[language].list}?column=${COLUMNS.announcements}`;
  return atomText({
    language,
    siteName,
    title: title(siteName),
    subtitle,
    updated: momentInBeijing(list[0]?.publishDate ?? '2000-01-01'),
    pageUrl,
    feedUrl: `${origin}/feed/announcements.xml${language === 'EN' ? '?language=EN' : ''}`,
    entries: list.map((item) => ({
      id: `${pageUrl}#${item.id}`,
      url: `${origin}${PDF_VIEW_PATHS[language]}?file=${item.file.path}`,
      title: item.title,
      updated: momentInBeijing(item.publishDate),
      category: item.announceType,
      summary: [item.number, item.publishDate, item.title].filter(Boolean).join(' '),
    })),
  });
}
