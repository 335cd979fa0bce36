import { escaped, type Language } from '@bank/contract';
import { LANGUAGE_TAGS } from '../../base/language-tags.ts';

interface AtomFeed {
  language: Language;
  siteName: string;
  title: string;
  subtitle: string;
  /** RFC 3339, of the newest entry. */
  updated: string;
  pageUrl: string;
  feedUrl: string;
  entries: readonly Omit<AtomEntry, 'since'>[];
}

export interface AtomEntry {
  /** Stays the same for what the entry is about. */
  id: string;
  url: string;
  title: string;
  /** The day from which it is there: the order of the feed. */
  since: string;
  /** RFC 3339; moves only when the content does. */
  updated: string;
  category: string;
  summary: string;
}

/** RFC 4287. */
export function atomText(feed: AtomFeed): string {
  const { language, siteName, title, subtitle, updated, pageUrl, feedUrl, entries } = feed;
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE_TAGS[language]}">`,
    `<id>${escaped(feedUrl)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<subtitle>${escaped(subtitle)}</subtitle>`,
    `<updated>${updated}</updated>`,
    `<author><name>${escaped(siteName)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(feedUrl)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(pageUrl)}"/>`,
    ...entries.flatMap((entry) => [
      '<entry>',
      `<id>${escaped(entry.id)}</id>`,
      `<title>${escaped(entry.title)}</title>`,
      `<updated>${entry.updated}</updated>`,
      `<link rel="alternate" type="text/html" href="${escaped(entry.url)}"/>`,
      `<category term="${escaped(entry.category)}"/>`,
      `<summary>${escaped(entry.summary)}</summary>`,
      '</entry>',
    ]),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}
