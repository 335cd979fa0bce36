import type { Branch, DayHours } from '@bank/contract';
import { branchIndex } from '../../branches/branch-index.ts';
import { perSnapshot } from '../../../base/per-snapshot.ts';
import { withoutBank } from './branch-answer.ts';
import type { FindAnswer } from './find-answer.ts';
import { withoutHours } from './hours-words.ts';

/** When branches are open, of whichever: 营业时间, 周末上班吗, opening hours. */
export const hoursAnswer: FindAnswer = async ({ content }, language, { flat }) => {
  const rest = withoutHours(flat);
  if (rest === flat) return undefined;
  if (!/^(?:你们)?(?:银行|网点|支行)?$/u.test(await withoutBank(content, rest))) return undefined;
  return usualHours(content, language);
};

const usualHours = perSnapshot(async (content, language) => {
  const { inOrder } = await branchIndex(content, language);
  const staffed = inOrder.map(({ branch }) => branch).filter(isStaffed);
  const groups = Map.groupBy(staffed, ({ hours }) => JSON.stringify(hours.personal));
  const [most] = [...groups.values()].toSorted((a, b) => b.length - a.length);
  if (most?.[0] === undefined) return undefined;
  return {
    kind: 'HOURS' as const,
    usual: most[0].hours.personal,
    staffed: staffed.length,
    onSaturday: staffed.filter((branch) => opensOn(branch, 6)).length,
    onSunday: staffed.filter((branch) => opensOn(branch, 7)).length,
  };
});

/** Serves persons, by people: self-service is never closed. */
function isStaffed({ branchType, hours }: Branch): boolean {
  return branchType !== '4' && branchType !== '5' && hours.personal.length > 0;
}

function opensOn({ hours }: Branch, day: DayHours['day']): boolean {
  return hours.personal.some((one) => one.day === day);
}
