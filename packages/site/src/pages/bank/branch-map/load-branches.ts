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
import type { PageQuery, PageRequest } from '../../../base/page/page-module.ts';
import { isBare } from './list/branch-filters.ts';
import { chosenArea } from './list/chosen-area.ts';
import { planData, type PlanData } from './plan/plan-data.ts';

export const BRANCHES_SHOWN = 10;

export interface BranchListData {
  kind: 'LIST';
  areas: AreaTree;
  found: BranchList;
  wish: BranchWish;
  /** What the list answers: the address, or the home city where the address asks for nothing. */
  asked: PageQuery;
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
  const asked = askedOf(query);
  const wish = branchWish(asked, areas);
  const paging = { pageNum: Number(query['page'] ?? 1), pageSize: BRANCHES_SHOWN };
  const { district: _district, ...wholeCity } = wish;
  const [found, points] = await Promise.all([
    client.call(branchList, { ...wish, ...paging }, signal),
    client.call(branchPoints, wholeCity, signal),
  ]);
  return { kind: 'LIST', areas, found, wish, asked, plan: planData(chosenArea(asked, areas), areas, points) };
}

/** The city of the head office, which stands in the first view. */
const HOME = { province: '110000', city: '110100' };

const askedOf = (query: PageQuery): PageQuery => (isBare(query) ? { ...query, ...HOME } : query);

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
