import { HOME_PATHS, type Language, otherLanguage } from '@bank/contract';
import { searchText } from '../../base/page/query-parameters.ts';
import type { ChromePage } from './chrome-page.ts';

/**
 * The same page in the other language, or the address that a page gives for what it shows, with the same page and
 * filters (codes, columns and ids are shared); that language's home where there is no twin (PD-5).
 */
export function languageSwitchPath(language: Language, { record, query }: ChromePage): string {
  if (record.twin === undefined) return HOME_PATHS[otherLanguage(language)];
  const [path = '', own] = record.twin.split('?');
  const search = Object.fromEntries(new URLSearchParams(own));
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search[name] ??= value;
  return path + searchText(search);
}
