import type { Language } from '@bank/contract';
import { otherLanguage, escaped } from '@bank/contract';
import { LANGUAGE_TAGS } from '../../base/language-tags.ts';

const XML = '<?xml version="1.0" encoding="utf-8"?>';

export interface SitemapUrl {
  loc: string;
  /** The same page in the other language. */
  twin?: string;
  /** `YYYY-MM-DD`. */
  changed?: string;
}

/** The index of all sitemap files (sitemaps.org). */
export function indexText(files: readonly string[]): string {
  return [
    XML,
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...files.map((file) => `<sitemap><loc>${escaped(file)}</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n');
}

/** Addresses of one language; a page that the other language has too names both, itself included, and the Chinese
 * one for readers of any other language. */
export function urlsetText(language: Language, urls: readonly SitemapUrl[]): string {
  const alternate = (tag: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${escaped(href)}"/>`;
  const line = ({ loc, twin, changed }: SitemapUrl) =>
    [
      `<url><loc>${escaped(loc)}</loc>`,
      changed === undefined ? '' : `<lastmod>${changed}</lastmod>`,
      twin === undefined
        ? ''
        : alternate(LANGUAGE_TAGS[language], loc) +
          alternate(LANGUAGE_TAGS[otherLanguage(language)], twin) +
          alternate('x-default', language === 'CN' ? loc : twin),
      '</url>',
    ].join('');
  return [
    XML,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls.map(line),
    '</urlset>',
    '',
  ].join('\n');
}
