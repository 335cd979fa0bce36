import type { FeedDeps } from '../feed.ts';
import { bankOf } from '../../base/bank-of.ts';
import { calendarText } from './calendar-text.ts';

const NAMES = { CN: '投资者日历', EN: 'Investor calendar' } as const;

/** All investor events, or the one of this id; undefined where there is none (IR-4). */
export async function investorCalendarText(
  { content, language, origin }: FeedDeps,
  id?: string,
): Promise<string | undefined> {
  const all = (await content.list('investor-event', language)).map(({ body }) => body);
  const events = all
    .filter((event) => id === undefined || event.id === id)
    .toSorted((a, b) => a.startTime.localeCompare(b.startTime));
  if (events.length === 0) return undefined;
  const { siteName = '' } = await bankOf(content, language);
  const name = language === 'CN' ? siteName + NAMES.CN : `${siteName} ${NAMES.EN}`.trim();
  return calendarText({
    product: 'Investor calendar',
    name,
    language,
    origin,
    stamp: new Date(content.version.at),
    events,
  });
}
