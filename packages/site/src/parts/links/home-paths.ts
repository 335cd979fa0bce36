/** Where the home page's own links lead; all others come with the content. */
export const SPECIAL_FINANCE = '/spesialfinance';
export const BANK_NEWS = '/bobbank';
export const ACTIVITIES = '/personal/eventInformationList';

export function activityPath(id: string): string {
  return `/personal/eventInformationDetail?${new URLSearchParams({ id })}`;
}
