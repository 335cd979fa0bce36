import { weekdayOf } from '@bank/contract';
import { useWords } from '../../../../base/state/site-context.ts';
import { branchWords } from '../../../../words/bank/branches/words.ts';
import type { BranchListData } from '../load-branches.ts';
import { cityCounts, planName } from './plan-data.ts';
import { usePlanSync } from './plan-sync.ts';

/** How many places the plan shows and in how many cities; of a city, once the time is known, how many are open. */
export function PlanLead({ data: { plan, areas } }: { data: BranchListData }) {
  const words = useWords(branchWords);
  const { open } = usePlanSync();
  if (plan.kind === 'CITIES') {
    const all = cityCounts(areas).reduce((sum, { count }) => sum + count, 0);
    return words[plan.total === all ? 'leadAll' : 'leadFound'](plan.total, plan.cities.length);
  }
  const name = planName(plan) ?? words.everywhere;
  if (open === undefined) return words.leadOf(name, plan.total);
  const { count, minute } = open;
  const day = words.days[String(weekdayOf(minute.slice(0, 10)))] ?? '';
  return words.leadOpen(name, plan.total, day, minute.slice(11), count);
}
