import { FEED_NAMES } from '@bank/contract';
import { NotFound } from '../../base/problems.ts';
import { investorCalendarText } from '../calendar/investor-calendar.ts';
import { wealthCalendarText } from '../calendar/wealth-calendar.ts';
import type { Feed, FeedDeps } from '../feed.ts';
import { fxAtom } from './fx-atom.ts';
import { fxJson } from './fx-json.ts';
import { listAtom } from './list-atom.ts';
import { readFxFeed } from './read-fx-feed.ts';

const ATOM = 'application/atom+xml; charset=utf-8';
const CALENDAR = 'text/calendar; charset=utf-8';
/** Calendar files of single things, by what their names begin with. */
const OWN_CALENDARS: Readonly<Record<string, (deps: FeedDeps, id: string) => Promise<string | undefined>>> = {
  'investor-event': investorCalendarText,
  'wealth-openings': wealthCalendarText,
};
const OWN_CALENDAR = /^([a-z]+-[a-z]+)-([A-Za-z0-9_-]{1,64})\.ics$/;

/** What a feed writes; undefined where there is nothing to write about. */
type WriteFeed = (deps: FeedDeps) => Promise<string | undefined>;

const FEEDS: Readonly<Record<string, { type: string; write: WriteFeed }>> = {
  'fx.xml': { type: ATOM, write: async (deps) => fxAtom(await readFxFeed(deps)) },
  'fx.json': {
    type: 'application/feed+json; charset=utf-8',
    write: async (deps) => fxJson(await readFxFeed(deps)),
  },
  ...Object.fromEntries(
    Object.entries(FEED_NAMES).map(([columnId, name]) => [
      `${name}.xml`,
      { type: ATOM, write: (deps: FeedDeps) => listAtom(columnId, deps) },
    ]),
  ),
  'investor-calendar.ics': { type: CALENDAR, write: (deps) => investorCalendarText(deps) },
};

/** `/feed/<name>` for every name here and every event's and product's own calendar; undefined for any other, and while it has no content. */
export async function buildFeed(name: string, deps: FeedDeps): Promise<Feed | undefined> {
  const feed = Object.hasOwn(FEEDS, name) ? FEEDS[name] : ownCalendar(name);
  if (feed === undefined) return undefined;
  try {
    const text = await feed.write(deps);
    return text === undefined ? undefined : { type: feed.type, text };
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}

function ownCalendar(name: string): { type: string; write: WriteFeed } | undefined {
  const [, kind = '', id = ''] = OWN_CALENDAR.exec(name) ?? [];
  const write = Object.hasOwn(OWN_CALENDARS, kind) ? OWN_CALENDARS[kind] : undefined;
  return write === undefined ? undefined : { type: CALENDAR, write: (deps) => write(deps, id) };
}
