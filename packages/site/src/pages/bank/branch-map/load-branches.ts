import {
  areaTree,
  beijingMinute,
  branchDetail,
  branchList,
  branchPoints,
  type AreaTree,
  type BranchDetail,
  type BranchList,
  type BranchServiceCode,
  type BranchTypeCode,
} from '@bank/contract';
import { CITY_CENTRES } from '../../../parts/bearing-plan/city-centres.ts';
import type { PageQuery, PageRequest } from '../../../base/page/page-module.ts';
import { chosenArea } from './list/chosen-area.ts';
import { planData, type PlanData } from './plan/plan-data.ts';

export const BRANCHES_SHOWN = 10;

export interface BranchListData {
  kind: 'LIST';
  areas: AreaTree;
  found: BranchList;
  wish: BranchWish;
  plan: PlanData;
}
export interface BranchDetailData {
  kind: 'ONE';
  branch: BranchDetail;
}
export type BranchesData = BranchListData | BranchDetailData;

export async function loadBranches({ client, query, signal }: PageRequest): Promise<BranchesData> {
  const { id } = query;
  if (id !== undefined) return { kind: 'ONE', branch: await client.call(branchDetail, { id }, signal) };
  const areas = await client.call(areaTree, {}, signal);
  const wish = branchWish(query, areas);
  const paging = { pageNum: Number(query['page'] ?? 1), pageSize: BRANCHES_SHOWN };
  const { district: _district, ...wholeCity } = wish;
  const [found, points] = await Promise.all([
    client.call(branchList, { ...wish, ...centreOf(wish), ...paging }, signal),
    client.call(branchPoints, wholeCity, signal),
  ]);
  return { kind: 'LIST', areas, found, wish, plan: planData(chosenArea(query, areas), areas, points) };
}

/** In a city the list goes outwards from its fixed point; words that are looked for have an order of their own. */
function centreOf({ city, keyword }: BranchWish) {
  return city === undefined || keyword !== '' ? undefined : CITY_CENTRES[city];
}

export type BranchWish = ReturnType<typeof branchWish>;

/** What the address asks for. Addresses hold only codes that the page's parameters have accepted. */
function branchWish(query: PageQuery, areas: AreaTree) {
  const { province, city, district } = chosenArea(query, areas);
  const codes = (name: string) => query[name]?.split(',') ?? [];
  return {
    ...(province !== undefined && { province: province.code }),
    ...(city !== undefined && { city: city.code }),
    ...(district !== undefined && { district: district.code }),
    branchTypes: codes('type') as BranchTypeCode[],
    services: codes('service') as BranchServiceCode[],
    keyword: query['keyword'] ?? '',
    ...(query['open'] !== undefined && { openAt: beijingMinute(Date.now()) }),
  };
}
