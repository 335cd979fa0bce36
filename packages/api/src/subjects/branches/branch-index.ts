import { holidayFromText, hoursFromText, type Branch, type Language } from '@bank/contract';
import type { RecordBody } from '@bank/contract/schemas';
import { syllablesOf, type Named } from '../../base/keyword/keyword-matches.ts';
import { oneSpelling } from '../../base/keyword/spelling.ts';
import { perSnapshot } from '../../base/per-snapshot.ts';

/** A branch with what keywords look at, made once for a content version. */
interface IndexedBranch extends Named {
  branch: Branch;
}

export interface BranchIndex {
  /** In the order of a list without a place: by area, staffed places before machines, then by name. */
  inOrder: readonly IndexedBranch[];
  byId: ReadonlyMap<string, Branch>;
}

export const branchIndex = perSnapshot(async (content, language): Promise<BranchIndex> => {
  const items = await content.list('branch', language);
  const inOrder = items
    .map(({ key, body }) => indexed(key, body))
    .toSorted((a, b) => byPlace(a, b, language));
  return { inOrder, byId: new Map(inOrder.map(({ branch }) => [branch.id, branch])) };
});

/** By their Chinese names: what other registers know of a branch is only that. */
export const englishBranchNames = perSnapshot(async (content, language) => {
  const { inOrder } = await branchIndex(content, language);
  return new Map(inOrder.map(({ branch: { name, nameEn } }) => [name, nameEn]));
});

function indexed(id: string, { pinyin, hours, holidays, ...body }: RecordBody<'branch'>): IndexedBranch {
  const { name, nameEn, address, addressEn, province, city, district, phone } = body;
  return {
    branch: {
      ...body,
      id,
      hours: {
        personal: hours.personal.flatMap(hoursFromText),
        corp: hours.corp.flatMap(hoursFromText),
      },
      holidays: holidays.map(holidayFromText),
    },
    text: oneSpelling([name, nameEn, province, city, district, address, addressEn, phone].join('\n')),
    syllables: syllablesOf(pinyin),
  };
}

function byPlace(a: IndexedBranch, b: IndexedBranch, language: Language): number {
  const order = (one: IndexedBranch) => {
    const { cityCode, branchType, districtCode, nameEn } = one.branch;
    // 1 leads its city, and a specialty branch stands among the sub-branches.
    const rank = branchType === '1' ? '0' : branchType === '4' || branchType === '5' ? '2' : '1';
    const spelling = language === 'CN' && one.syllables.length > 0 ? one.syllables.join(' ') : nameEn;
    return `${cityCode} ${rank} ${districtCode} ${spelling}`;
  };
  const [left, right] = [order(a), order(b)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
