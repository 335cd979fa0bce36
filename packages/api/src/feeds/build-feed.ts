import type { Language } from '@bank/contract';
import type { ContentSnapshot } from '@bank/store';
import { NotFound } from '../problems.ts';
import { FUND_FEEDS, fundAtom } from './fund-atom.ts';
import { fxAtom } from './fx-atom.ts';
import { fxJson } from './fx-json.ts';
import { readFxFeed } from './read-fx-feed.ts';

export interface Feed {
  type: string;
  text: string;
}

export interface FeedDeps {
  content: ContentSnapshot;
  language: Language;
  /** Scheme and host of the addresses in it, without a slash at the end. */
  origin: string;
}

interface FeedKind {
  type: string;
  write: (deps: FeedDeps) => Promise<string>;
}

const ATOM = 'application/atom+xml; charset=utf-8';
const FEEDS: Readonly<Record<string, FeedKind>> = {
  'fx.xml': { type: ATOM, write: async (deps) => fxAtom(await readFxFeed(deps)) },
  'fx.json': {
    type: 'application/feed+json; charset=utf-8',
    write: async (deps) => fxJson(await readFxFeed(deps)),
  },
  ...Object.fromEntries(
    Object.keys(FUND_FEEDS).map((name) => [name, { type: ATOM, write: (deps) => fundAtom(name, deps) }]),
  ),
};

/** `/feed/<name>` for every name here; undefined for any other, and while what it tells of is not published. */
export async function buildFeed(name: string, deps: FeedDeps): Promise<Feed | undefined> {
  const feed = Object.hasOwn(FEEDS, name) ? FEEDS[name] : undefined;
  if (feed === undefined) return undefined;
  try {
    return { type: feed.type, text: await feed.write(deps) };
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}
