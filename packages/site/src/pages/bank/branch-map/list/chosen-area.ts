import type { AreaTree, Province } from '@bank/contract';
import type { PageQuery } from '../../../../base/page/page-module.ts';

type City = Province['children'][number];
type District = City['children'][number];

export interface ChosenArea {
  province?: Province;
  /** Also where the province has only one. */
  city?: City;
  district?: District;
}

/** The area that an address names. A city of another province, left over from the choice before, does not count. */
export function chosenArea(query: PageQuery, areas: AreaTree): ChosenArea {
  const city = areas.flatMap(({ children }) => children).find(({ code }) => code === query['city']);
  const province = areas.find(({ code, children }) =>
    query['province'] === undefined
      ? city !== undefined && children.includes(city)
      : code === query['province'],
  );
  if (province === undefined) return {};
  const only = province.children.length === 1 ? province.children[0] : undefined;
  const own = city !== undefined && province.children.includes(city) ? city : only;
  if (own === undefined) return { province };
  const district = own.children.find(({ code }) => code === query['district']);
  return { province, city: own, ...(district !== undefined && { district }) };
}
