import { BRANCH_THEMES } from '@bank/contract';
import type { PageQuery } from '../../../base/page/page-module.ts';
import type { FilterGroup } from '../../../parts/lists/filters/filter-group.ts';
import type { BranchWords } from '../../../words/bank/branches/words.ts';
import type { SpecialtyBranchesData } from './load-specialty-branches.ts';

/** Of the form below, to which the field in the banner belongs. */
export const SPECIALTY_FORM = 'specialty-filters';

/** By industry, and by the cities that have such a branch. */
export function specialtyFilters(
  { areas, all }: SpecialtyBranchesData,
  query: PageQuery,
  words: BranchWords,
): FilterGroup[] {
  const withOne = new Set(all.list.map(({ cityCode }) => cityCode));
  const cities = areas.flatMap(({ children }) => children).filter(({ code }) => withOne.has(code));
  return [
    {
      kind: 'ONE',
      name: 'theme',
      label: words.theme,
      any: words.anyTheme,
      options: BRANCH_THEMES.map((code) => ({ value: code, label: words.themes[code] ?? code })),
      chosen: query['theme'],
    },
    {
      kind: 'SELECT',
      name: 'city',
      label: words.specialtyCities,
      any: words.anyCity,
      options: cities.map(({ code, name }) => ({ value: code, label: name })),
      chosen: query['city'],
    },
  ];
}
