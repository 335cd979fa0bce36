import { escaped } from './escaped.ts';
import { FEED_DESCRIPTIONS, FEED_TITLES, type FxFeed } from './read-fx-feed.ts';

const LANGUAGE_TAGS = { CN: 'zh-CN', EN: 'en' } as const;

/** RFC 4287: one entry for each currency, new when its rates are published anew. */
export function fxAtom({ language, siteName, publishTime, pageUrl, feedUrl, entries }: FxFeed): string {
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE_TAGS[language]}">`,
    `<id>${escaped(feedUrl('fx.xml'))}</id>`,
    `<title>${escaped(FEED_TITLES[language](siteName))}</title>`,
    `<subtitle>${escaped(FEED_DESCRIPTIONS[language])}</subtitle>`,
    `<updated>${publishTime}</updated>`,
    `<author><name>${escaped(siteName)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(feedUrl('fx.xml'))}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(pageUrl)}"/>`,
    ...entries.flatMap(({ rate, url, title, summary }) => [
      '<entry>',
      `<id>${escaped(url)}</id>`,
      `<title>${escaped(title)}</title>`,
      `<updated>${rate.publishTime}</updated>`,
      `<link rel="alternate" type="text/html" href="${escaped(url)}"/>`,
      `<category term="${rate.currency}"/>`,
      `<summary>${escaped(summary)}</summary>`,
      '</entry>',
    ]),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}
