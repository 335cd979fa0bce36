import type { Language } from '@bank/contract';

type ProductFile = 'wealth-nav' | 'wealth-outcomes' | 'wealth-track';

/** A table of one product as a file, with heads in the page's language. */
export function downloadAddress(name: ProductFile, prodCode: string, language: Language): string {
  const search = new URLSearchParams({ prodCode, ...(language === 'EN' && { language }) });
  return `/download/${name}.csv?${search}`;
}
