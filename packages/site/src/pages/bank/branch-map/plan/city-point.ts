import { useWords } from '../../../../base/state/site-context.ts';
import { branchWords } from '../../../../words/bank/branches/words.ts';
import { cityPointWords } from '../../../../words/bank/city-points/words.ts';
import type { CityPlan } from './plan-data.ts';

/** The name of what a city is measured from. */
export function useCityPoint(): (code: string) => string {
  const words = useWords(branchWords, cityPointWords);
  return (code) => words.cityPoints[code] ?? words.middle;
}

/** The plan in a sentence, for those who do not see it. */
export function usePlanLabel({ code, name, total, maxKm }: CityPlan): string {
  const words = useWords(branchWords);
  return words.planLabel(name, total, useCityPoint()(code), maxKm);
}
