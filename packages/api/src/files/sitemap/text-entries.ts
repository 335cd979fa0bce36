import { updatedAt, type Language } from '@bank/contract';
import type { ContentSnapshot } from '@bank/store';
import { addressOf } from '../../subjects/articles/text-places.ts';
import { periodOf } from '../../subjects/banners/banner-period.ts';
import { eachRecord, toEntry, type SitemapEntry } from './sitemap-entry.ts';

/** What there is to read: each has a page of its own below the page of its kind. */

export async function articles(content: ContentSnapshot, language: Language): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  for await (const item of content.each('article', language))
    entries.push(await textEntry(content, language, item));
  return entries;
}

export async function lessons(content: ContentSnapshot, language: Language): Promise<SitemapEntry[]> {
  const items = await content.list('edu-item', language);
  const own = items.filter(({ body }) => body.mediaType !== 'LINK');
  return Promise.all(own.map((item) => textEntry(content, language, item)));
}

/** One that has a page of its own stands in the sitemap as that page. */
export const linkPages = eachRecord('link-details', 'link-page', (path, { body }) =>
  body.url === undefined ? toEntry(`${path}?id=${body.id}`, body.updateTime.slice(0, 10)) : undefined,
);

/** The texts behind the slides of a home page, for as long as these are on show. */
export const slides = eachRecord('banner-detail', 'banner', (path, { key, body }, today) =>
  body.content !== undefined && periodOf(body, today) === 'on' ? { url: `${path}?id=${key}` } : undefined,
);

interface Text {
  key: string;
  body: Parameters<typeof updatedAt>[0] & { columnId: string };
}

async function textEntry(content: ContentSnapshot, language: Language, text: Text): Promise<SitemapEntry> {
  const { key, body } = text;
  const url = (await addressOf(content, language, text)) ?? '';
  return {
    ...toEntry(url, updatedAt(body).slice(0, 10)),
    item: `text:${key}`,
  };
}
