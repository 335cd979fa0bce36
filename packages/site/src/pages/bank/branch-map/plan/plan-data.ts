import type { AreaTree, BranchPoint, Position } from '@bank/contract';
import {
  planCentre,
  planDistricts,
  planMarks,
  planPlaces,
  planReach,
  viewOfPlaces,
  type PlanDistrict,
} from './city-plan.ts';
import { PLAN_SIZES } from './plan-size.ts';
import { WHOLE_PLAN, type PlanView } from '../../../../parts/bearing-plan/plan-view.ts';
import type { ChosenArea } from '../list/chosen-area.ts';

/** A mark of the first view: enough to draw it and to lead on without script. */
export interface FirstMark {
  x: number;
  y: number;
  radius: number;
  count: number;
  /** The branch, where it is one. */
  id?: string;
  /** Where most of its branches are. */
  district: string;
}

export interface CityPlan {
  kind: 'CITY';
  code: string;
  name: string;
  province: string;
  district?: string;
  centre: Position;
  maxKm: number;
  /** What the marks of the first view stand for. */
  total: number;
  view: PlanView;
  districts: PlanDistrict[];
  /** Of the wide drawing and of the narrow one. */
  marks: FirstMark[][];
}

export interface CityCount {
  code: string;
  province: string;
  name: string;
  count: number;
}

export interface CitiesPlan {
  kind: 'CITIES';
  cities: CityCount[];
  total: number;
}

export type PlanData = CityPlan | CitiesPlan;

/** What the server draws: a city by bearing, or where none is chosen the cities by longitude and latitude. */
export function planData(
  { province, city, district }: ChosenArea,
  areas: AreaTree,
  points: readonly BranchPoint[],
): PlanData {
  if (province === undefined || city === undefined) {
    const counts = Map.groupBy(points, ({ cityCode }) => cityCode);
    const cities = cityCounts(areas)
      .map((one) => ({ ...one, count: counts.get(one.code)?.length ?? 0 }))
      .filter(({ count }) => count > 0);
    return { kind: 'CITIES', cities, total: points.length };
  }
  const centre = planCentre(city.code, points);
  const maxKm = planReach(centre, points);
  const inDistrict =
    district === undefined ? points : points.filter(({ districtCode }) => districtCode === district.code);
  const places = planPlaces(centre, maxKm, inDistrict);
  const view = district === undefined ? WHOLE_PLAN : viewOfPlaces(places);
  return {
    kind: 'CITY',
    code: city.code,
    name: city.name,
    province: province.code,
    ...(district !== undefined && { district: district.code }),
    centre,
    maxKm,
    total: inDistrict.length,
    view,
    districts: planDistricts(centre, points),
    marks: PLAN_SIZES.map((size) =>
      planMarks(places, view, size).map(({ x, y, radius, members }) => ({
        x: short(x),
        y: short(y),
        radius: short(radius),
        count: members.length,
        ...(members.length === 1 && { id: members[0]?.point.id ?? '' }),
        district: mostOf(members.map(({ point }) => point.districtCode)),
      })),
    ),
  };
}

/** Of the area that the plan shows; undefined where that is more than a city. */
export function planName(plan: PlanData): string | undefined {
  if (plan.kind === 'CITIES') return undefined;
  return plan.districts.find(({ code }) => code === plan.district)?.name ?? plan.name;
}

/** Every city of the bank with all of its places. */
export function cityCounts(areas: AreaTree): CityCount[] {
  return areas.flatMap((province) =>
    province.children.map(({ code, name, branches, selfService }) => ({
      code,
      province: province.code,
      name,
      count: branches + selfService,
    })),
  );
}

function mostOf(codes: readonly string[]): string {
  const [most] = [...Map.groupBy(codes, (code) => code)].toSorted(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? '';
}

const short = (value: number) => Math.round(value * 10) / 10;
