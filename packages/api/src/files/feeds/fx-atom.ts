import { atomText } from './atom-text.ts';
import { FEED_DESCRIPTIONS, FEED_TITLES, type FxFeed } from './read-fx-feed.ts';

/** One entry for each currency, new when its rates are published anew. */
export function fxAtom({ language, siteName, publishTime, pageUrl, feedUrl, entries }: FxFeed): string {
  return atomText({
    language,
    siteName,
    title: FEED_TITLES[language](siteName),
    subtitle: FEED_DESCRIPTIONS[language],
    updated: publishTime,
    pageUrl,
    feedUrl: feedUrl('fx.xml'),
    entries: entries.map(({ rate, url, title, summary }) => ({
      id: url,
      url,
      title,
      updated: rate.publishTime,
      category: rate.currency,
      summary,
    })),
  });
}
