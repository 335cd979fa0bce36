import type { Language } from '@bank/contract';

/** The whole NAV history as a file. */
export function downloadAddress(prodCode: string, language: Language): string {
  const search = new URLSearchParams({ prodCode, ...(language === 'EN' && { language }) });
  return `/download/wealth-nav.csv?${search}`;
}
