import type { FeedDeps } from '../feed.ts';
import { calendarText } from './calendar-text.ts';

const NAMES = { CN: '北曜银行投资者日历', EN: 'Bank of Beiyao investor calendar' } as const;

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
  return calendarText({
    product: 'Investor calendar',
    name: NAMES[language],
    language,
    origin,
    stamp: new Date(content.version.at),
    events,
  });
}
