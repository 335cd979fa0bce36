import type { Language } from '@bank/contract';
import { CITY_CENTRES } from '../../../../parts/branches/plan/city-centres.ts';
import type { BranchWords } from '../../../../words/bank/branches/words.ts';
import type { CityPlan } from './plan-data.ts';

/** The names on the rim; that of the chosen district leads back to the whole city. */
export function rimLinks(
  { districts, district }: CityPlan,
  hrefOf: (district: string | undefined) => string,
  language: Language,
) {
  return districts.map((one) => ({
    ...one,
    name: language === 'CN' ? shortDistrict(one.name) : one.name.replace(/ New Area$/, ''),
    href: hrefOf(one.code === district ? undefined : one.code),
    isCurrent: one.code === district,
  }));
}

/** 东城区 → 东城, as people say it; 滨海新区 stays. */
export function shortDistrict(name: string): string {
  return /^.{2,}[^新]区$/.test(name) ? name.slice(0, -1) : name;
}

/** The conclusion for those who do not see the drawing. */
export function planLabel(plan: CityPlan, words: BranchWords, language: Language): string {
  return words.planLabel(plan.name, plan.total, centreName(plan, language), plan.maxKm);
}

export function centreName({ code }: CityPlan, language: Language): string | undefined {
  const centre = CITY_CENTRES[code];
  return language === 'CN' ? centre?.zh : centre?.en;
}
