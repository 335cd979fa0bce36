import type { AreaTree, Branch } from '@bank/contract';

type Level = readonly ['province' | 'city' | 'district', 'provinceCode' | 'cityCode' | 'districtCode'];

/** Areas that have a branch, in the order of their codes, with how many. */
export function areaTreeOf(branches: readonly Branch[]): AreaTree {
  return areas(branches, ['province', 'provinceCode'], (inProvince) =>
    areas(inProvince, ['city', 'cityCode'], (inCity) =>
      areas(inCity, ['district', 'districtCode'], () => []),
    ),
  ).map((province) => ({
    ...province,
    children: province.children.map((city) => ({
      ...city,
      children: city.children.map(({ children: _none, ...district }) => district),
    })),
  }));
}

function areas<Child>(
  branches: readonly Branch[],
  [name, code]: Level,
  childrenOf: (own: readonly Branch[]) => Child[],
) {
  return [...Map.groupBy(branches, (branch) => branch[code])]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([areaCode, own]) => {
      const selfService = own.filter(isSelfService).length;
      return {
        code: areaCode,
        name: own[0]?.[name] ?? '',
        branches: own.length - selfService,
        selfService,
        children: childrenOf(own),
      };
    });
}

const isSelfService = ({ branchType }: Branch) => branchType === '4' || branchType === '5';
