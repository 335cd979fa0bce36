import type { PageQuery } from '../../../base/page/page-module.ts';
import { addressWith } from './address-with.ts';
import type { FilterGroup, FilterKeyword } from './filter-group.ts';

/** One chosen value and the address without it. */
export interface ChosenFilter {
  label: string;
  href: string;
}

/** What is chosen, group by group in the order of the form; keyword first. */
export function chosenFilters(
  path: string,
  query: PageQuery,
  groups: readonly FilterGroup[],
  keyword?: FilterKeyword,
): ChosenFilter[] {
  const typed =
    keyword === undefined || keyword.value === ''
      ? []
      : [{ label: keyword.value, href: addressWith(path, query, { [keyword.name]: undefined }) }];
  return [...typed, ...groups.flatMap((group) => chosenOf(path, query, group))];
}

function chosenOf(path: string, query: PageQuery, group: FilterGroup): ChosenFilter[] {
  const chosen = group.kind === 'MANY' ? group.chosen : [group.chosen];
  return group.options
    .filter(({ value }) => chosen.includes(value))
    .map(({ value, label }) => {
      const rest = chosen.filter((one) => one !== undefined && one !== value).join(',');
      return {
        label: group.kind === 'MANY' ? label : `${group.label} ${label}`,
        href: addressWith(path, query, { [group.name]: rest === '' ? undefined : rest }),
      };
    });
}

/** The address with every filter taken back; what is not a filter, such as the column or the order, stays. */
export function addressWithout(
  path: string,
  query: PageQuery,
  groups: readonly FilterGroup[],
  keyword?: FilterKeyword,
): string {
  const names = [...groups.map(({ name }) => name), ...(keyword === undefined ? [] : [keyword.name])];
  return addressWith(path, query, Object.fromEntries(names.map((name) => [name, undefined])));
}
