import { COLUMNS, type Language } from '@bank/contract';
import type { PageHead } from '../../base/page/page-module.ts';

const FILES: Readonly<Record<string, string>> = {
  [COLUMNS.bankNews]: 'news.xml',
  [COLUMNS.notices]: 'notices.xml',
};

/** The feed of a column of the bank's news, where it has one (NEWS-1). */
export function newsFeed(
  columnId: string,
  title: string,
  language: Language,
): NonNullable<PageHead['feeds']> {
  const file = FILES[columnId];
  if (file === undefined) return [];
  return [{ type: 'application/atom+xml', title, href: feedAddress(file, language) }];
}

export function feedAddress(file: string, language: Language): string {
  return `/feed/${file}${language === 'EN' ? '?language=EN' : ''}`;
}
