import { LANGUAGE_TAGS } from '../../base/language-tags.ts';
import { FEED_DESCRIPTIONS, FEED_TITLES, type FxFeed } from './read-fx-feed.ts';

/**
 * JSON Feed 1.1. Programs read `_rate` of an item: the figures as the call gives them, decimals as text, '' where the
 * currency is not dealt in this way (docs/contracts.md).
 */
export function fxJson({ language, siteName, publishTime, pageUrl, feedUrl, entries }: FxFeed): string {
  return `${JSON.stringify(
    {
      version: 'https://jsonfeed.org/version/1.1',
      title: FEED_TITLES[language](siteName),
      description: FEED_DESCRIPTIONS[language],
      home_page_url: pageUrl,
      feed_url: feedUrl('fx.json'),
      language: LANGUAGE_TAGS[language],
      authors: [{ name: siteName }],
      _rates: { base: 'CNY', publishTime },
      items: entries.map(({ rate, url, title, summary }) => ({
        id: url,
        url,
        title,
        content_text: summary,
        date_modified: rate.publishTime,
        tags: [rate.currency],
        _rate: rate,
      })),
    },
    undefined,
    2,
  )}\n`;
}
