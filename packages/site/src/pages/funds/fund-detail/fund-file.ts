import type { Language } from '@bank/contract';

type FundFile = 'fund-holdings' | 'fund-months' | 'fund-nav' | 'fund-periods' | 'fund-quarters';

/** A table of one fund as a file, with heads in the page's language. */
export function fundFile(name: FundFile, fundCode: string, language: Language): string {
  return `/download/${name}.csv?${new URLSearchParams({ fundCode, ...(language === 'EN' && { language }) })}`;
}
