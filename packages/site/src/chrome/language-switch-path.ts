import { HOME_PATHS, type Language, otherLanguage } from '@bank/contract';
import type { ChromePage } from './chrome-page.ts';

/**
 * The same page in the other language with the same query (column and article ids are shared), the address that a page
 * gives for what it shows,
 * or that language's home where there is no twin (product guide, decision 5).
 */
export function languageSwitchPath(language: Language, { record, query }: ChromePage): string {
  if (record.twin === undefined) return HOME_PATHS[otherLanguage(language)];
  if (record.twin.includes('?')) return record.twin;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  const text = search.toString();
  return text === '' ? record.twin : `${record.twin}?${text}`;
}
