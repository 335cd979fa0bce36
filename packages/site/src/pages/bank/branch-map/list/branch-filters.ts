import { BRANCH_SERVICES, BRANCH_TYPES, type AreaTree } from '@bank/contract';
import {
  chosenIn,
  type FilterGroup,
  keywordFilter,
  type ListLimits,
} from '../../../../parts/lists/filters/filter-group.ts';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { chosenArea } from './chosen-area.ts';
import type { BranchWords } from '../../../../words/bank/branches/words.ts';

interface Area {
  code: string;
  name: string;
  branches: number;
  selfService: number;
}

/** Id of the form with the filters; keyword and area stand in the banner. */
export const BRANCH_FORM = 'branch-filters';

/** The limits of the list: first where, then what is wanted there. A choice of one is none and is left out. */
export function branchFilters(areas: AreaTree, query: PageQuery, words: BranchWords): ListLimits {
  const { province, city, district } = chosenArea(query, areas);
  const options = (list: readonly Area[]) =>
    list.map(({ code, name, branches, selfService }) => ({
      value: code,
      label: words.area(name, branches + selfService),
    }));
  const area = (
    name: string,
    label: string,
    any: string,
    list: readonly Area[],
    chosen: Area | undefined,
  ): FilterGroup => ({ kind: 'SELECT', name, label, any, options: options(list), chosen: chosen?.code });
  const cities = province?.children ?? [];
  return {
    keyword: keywordFilter(query, { label: words.keyword, placeholder: words.placeholder }),
    groups: [
      area('province', words.province, words.anyProvince, areas, province),
      ...(cities.length > 1 ? [area('city', words.city, words.anyCity, cities, city)] : []),
      ...(city === undefined
        ? []
        : [area('district', words.district, words.anyDistrict, city.children, district)]),
      {
        kind: 'MANY',
        name: 'open',
        label: words.status,
        options: [{ value: '1', label: words.openNow }],
        chosen: chosenIn(query, 'open'),
      },
      {
        kind: 'MANY',
        name: 'service',
        label: words.service,
        options: BRANCH_SERVICES.map((code) => ({ value: code, label: words.services[code] ?? code })),
        chosen: chosenIn(query, 'service'),
      },
      {
        kind: 'MANY',
        name: 'type',
        label: words.type,
        options: BRANCH_TYPES.map((code) => ({ value: code, label: words.types[code] ?? code })),
        chosen: chosenIn(query, 'type'),
      },
    ],
  };
}
