import type { Fund, WealthProduct } from '@bank/contract';

/** Where the home page's own links lead; all others come with the content. */
export const WEALTH_COMPARE = '/personal/personalInvestmentCompare';
export const FUND_ZONE = '/personal/second/fund';
export const SPECIAL_FINANCE = '/spesialfinance';
export const BANK_NEWS = '/bobbank';
export const ACTIVITIES = '/personal/eventInformationList';

export function wealthPath({ prodCode }: WealthProduct): string {
  return `/personal/lcmx?${new URLSearchParams({ prodCode })}`;
}

export function fundPath({ fundCode }: Fund): string {
  return `/personal/second/fundshow?${new URLSearchParams({ fundCode })}`;
}

export function activityPath(id: string): string {
  return `/personal/eventInformationDetail?${new URLSearchParams({ id })}`;
}
