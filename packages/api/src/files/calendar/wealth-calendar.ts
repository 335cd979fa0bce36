import { beijingDay, momentInBeijing } from '@bank/contract';
import { wealthIndex } from '../../subjects/wealth/wealth-index.ts';
import type { FeedDeps } from '../feed.ts';
import { calendarText } from './calendar-text.ts';

const TITLES = {
  CN: (name: string) => `${name}开放申购与赎回`,
  EN: (name: string) => `${name}: open for orders`,
} as const;
const CALENDARS = {
  CN: (name: string) => `${name}开放日`,
  EN: (name: string) => `Opening days of ${name}`,
} as const;
/** What a visitor would put on a wall: a product that deals daily has more days than anyone wants to be told of. */
const DAYS_AT_MOST = 60;

/** The next opening days of a wealth product from the day of the content on; undefined where there is none. */
export async function wealthCalendarText(
  { content, language, origin }: FeedDeps,
  prodCode: string,
): Promise<string | undefined> {
  const product = (await wealthIndex(content, language)).byCode.get(prodCode)?.product;
  if (product === undefined) return undefined;
  const stamp = new Date(content.version.at);
  const days = await content.series('wealth-dealing', prodCode, { from: beijingDay(stamp.getTime()) });
  if (days.length === 0) return undefined;
  const { prodName } = product;
  return calendarText({
    product: 'Opening days',
    name: CALENDARS[language](prodName),
    language,
    origin,
    stamp,
    events: days.slice(0, DAYS_AT_MOST).map(({ date }) => ({
      id: `wealth-${prodCode}-${date}`,
      title: TITLES[language](prodName),
      startTime: momentInBeijing(date),
      isAllDay: true,
    })),
  });
}
