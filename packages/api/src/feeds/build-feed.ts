import type { Language } from '@bank/contract';
import type { ContentSnapshot } from '@bank/store';
import { NotFound } from '../problems.ts';
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

const FEEDS = {
  'fx.xml': { type: 'application/atom+xml; charset=utf-8', write: fxAtom },
  'fx.json': { type: 'application/feed+json; charset=utf-8', write: fxJson },
} as const;

/** `/feed/<name>` for every name here; undefined for any other, and while no rates are published. */
export async function buildFeed(name: string, deps: FeedDeps): Promise<Feed | undefined> {
  const feed = Object.hasOwn(FEEDS, name) ? FEEDS[name as keyof typeof FEEDS] : undefined;
  if (feed === undefined) return undefined;
  try {
    return { type: feed.type, text: feed.write(await readFxFeed(deps)) };
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}
