import type { Language } from '@bank/contract';
import type { RimName } from '../../../../parts/bearing-plan/RimNames.tsx';
import type { CityPlan } from './plan-data.ts';

/** The names on the rim; that of the chosen district leads back to the whole city. */
export function rimLinks(
  { districts, district }: CityPlan,
  hrefOf: (district: string | undefined) => string,
  language: Language,
): RimName[] {
  return districts.map(({ code, name, degrees, count }) => ({
    key: code,
    text: districtName(name, language),
    degrees,
    count,
    href: hrefOf(code === district ? undefined : code),
    isCurrent: code === district,
  }));
}

/** As short as it is said beside the plan. */
export const districtName = (name: string, language: Language) =>
  language === 'CN' ? shortDistrict(name) : name.replace(/ New Area$/, '');

/** 东城区 → 东城, as people say it; 滨海新区 stays. */
export function shortDistrict(name: string): string {
  return /^.+[^新]区$/.test(name) ? name.slice(0, -1) : name;
}
