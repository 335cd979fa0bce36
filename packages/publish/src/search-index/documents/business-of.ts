import { PDF_VIEW_PATHS, type SearchBusiness } from '@bank/contract';
import type { SearchDocument } from '@bank/search';
import type { Places } from './trail.ts';

/** By the beginning of a Chinese address; the longer ones first. */
const PARTS: readonly (readonly [string, SearchBusiness])[] = [
  ['/personal/fundpro', 'FUND'],
  ['/personal', 'PERSONAL'],
  ['/creditcard', 'CARD'],
  ['/company', 'COMPANY'],
  ['/finance', 'MARKETS'],
  ['/spesialfinance', 'SPECIAL'],
  ['/investment', 'INVESTORS'],
  ['/bobbank', 'BANK'],
];

/** The part of the bank that a document belongs to, by where it stands; a file belongs where the page that carries it stands. */
export function businessOf(
  { columns, pages }: Places,
  { url, columnId, docType }: Pick<SearchDocument, 'url' | 'columnId' | 'docType'>,
): SearchBusiness | undefined {
  if (docType === 'BRANCH') return undefined;
  const isFile = Object.values(PDF_VIEW_PATHS).some((path) => url.startsWith(path));
  const address = isFile ? (pages.get(columns.get(columnId)?.page ?? '')?.path ?? '') : url;
  const path = address.replace(/^\/en(?=\/)/, '').replace(/[?#].*$/, '');
  return PARTS.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1];
}
