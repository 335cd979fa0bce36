import type { Fund } from '@bank/contract';

/** Where the home page's own links lead; all others come with the content. */
export const FUND_ZONE = '/personal/second/fund';
export const SPECIAL_FINANCE = '/spesialfinance';
export const BANK_NEWS = '/bobbank';
export const ACTIVITIES = '/personal/eventInformationList';

export function fundPath({ fundCode }: Fund): string {
  return `/personal/second/fundshow?${new URLSearchParams({ fundCode })}`;
}

export function activityPath(id: string): string {
  return `/personal/eventInformationDetail?${new URLSearchParams({ id })}`;
}
