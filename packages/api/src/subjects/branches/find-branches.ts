import { openStateAt, type Branch } from '@bank/contract';
import type { Calls } from '@bank/contract/schemas';
import type { z } from 'zod';
import { keywordMatches } from '../../base/keyword/keyword-matches.ts';
import type { BranchIndex } from './branch-index.ts';

export type BranchWish = Omit<z.output<Calls['branchPoints']['request']>, 'channel' | 'language' | 'webLan'>;

/** What meets every limit, in the order of the index. */
export function findBranches({ inOrder }: BranchIndex, wish: BranchWish): Branch[] {
  return inOrder
    .filter((entry) => fits(entry.branch, wish) && keywordMatches(entry, wish.keyword))
    .map(({ branch }) => branch);
}

function fits(branch: Branch, wish: BranchWish): boolean {
  const { province, city, district, branchTypes, services, themes, openAt } = wish;
  return (
    (province === undefined || branch.provinceCode === province) &&
    (city === undefined || branch.cityCode === city) &&
    (district === undefined || branch.districtCode === district) &&
    (branchTypes.length === 0 || branchTypes.includes(branch.branchType)) &&
    services.every((service) => branch.services.includes(service)) &&
    (themes.length === 0 || themes.some((theme) => branch.themes?.includes(theme) === true)) &&
    (openAt === undefined || isOpen(branch, openAt))
  );
}

function isOpen({ hours, holidays }: Branch, minute: string): boolean {
  return openStateAt({ hours: hours.personal, holidays }, minute).kind === 'OPEN';
}
