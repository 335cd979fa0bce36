import type { EduItem } from '@bank/contract';

export const ZONE = '/personal/consumerEducation';
const LIST = `${ZONE}/consumerList`;
const DETAIL = `${ZONE}/info`;

/** What a list of the zone can be narrowed by, in the order of its address. */
const LIST_PARAMETERS = ['column', 'audience', 'media', 'keyword', 'page'] as const;
export type ListQuery = Readonly<Partial<Record<(typeof LIST_PARAMETERS)[number], string | undefined>>>;

/** `{ column: '103003', audience: '2' }` → `/personal/consumerEducation/consumerList?column=103003&audience=2` */
export function zoneList(query: ListQuery): string {
  const search = new URLSearchParams();
  for (const name of LIST_PARAMETERS) {
    const value = query[name];
    if (value !== undefined && !(name === 'page' && value === '1')) search.set(name, value);
  }
  return `${LIST}?${search.toString()}`;
}

export function zoneEntry({ id, columnId }: Pick<EduItem, 'id' | 'columnId'>): string {
  return `${DETAIL}?id=${id}&column=${columnId}`;
}
