import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { BranchPoint } from '@bank/contract';
import { placeNames } from '../../../../parts/bearing-plan/place-names.ts';
import { isNear, rimBox } from '../../../../parts/bearing-plan/rim-box.ts';
import { aBranch } from '../../../../parts/branches/testing/sample-branch.ts';
import { planCentre, planDistricts } from './city-plan.ts';
import { hasStackedNames, PLAN_SIZES, type PlanSize } from './plan-size.ts';
import { districtName } from './rim-links.ts';

const branches = readFileSync(
  new URL('../../../../../../../content/branches/branches.csv', import.meta.url),
  'utf8',
);
/** City, district, names of the district in Chinese and in English, longitude and latitude. */
const PLACE =
  /,\d{6},(\d{6}),(\d{6}),[^,]*,[^,]*,([^,]*),[^,]*,[^,]*,([^,]*),.*?,(\d+\.\d+),(\d+\.\d+),\d+\.\d+,/g;
/** Half a letter beside a name, and what tells two lines of a name from the next name below. */
const GAP = { aside: 6, over: 4 };
/** A column's gap, and the margin of a phone's page less what keeps a name from the edge. */
const AROUND = { wide: 4, narrow: 16 };

function pointsIn(language: 'CN' | 'EN'): BranchPoint[] {
  return [...branches.matchAll(PLACE)].map(
    ([, cityCode = '', districtCode = '', CN = '', EN = '', lng, lat]) =>
      aBranch({
        cityCode,
        districtCode,
        district: language === 'CN' ? CN : EN,
        lngWgs: Number(lng),
        latWgs: Number(lat),
      }),
  );
}

describe.each(['CN', 'EN'] as const)('the districts around the plan of a city, in %s', (language) => {
  const cities = [...Map.groupBy(pointsIn(language), ({ cityCode }) => cityCode)];

  it('are those of all cities', () => {
    expect(cities.length).toBeGreaterThan(20);
    expect(
      Math.max(...cities.map(([, points]) => planDistricts(planCentre('', points), points).length)),
    ).toBeGreaterThan(10);
  });

  /** What the names of every city cover in a drawing. */
  const drawnIn = (size: PlanSize) =>
    cities.map(([code, points]) => {
      const names = planDistricts(planCentre(code, points), points).map(({ name, count, degrees }) => ({
        text: districtName(name, language),
        count,
        degrees,
      }));
      const isStacked = hasStackedNames(size, names);
      const places = placeNames(names, { radius: size.rim, apart: size.apart, isStacked });
      return names.map((name, index) => ({
        name: `${code}: ${name.text}`,
        box: rimBox(places[index] ?? 0, size.rim, { ...name, isStacked }),
      }));
    });

  it.each(PLAN_SIZES)('have a clear gap between any two in the $name drawing [BR-6]', (size) => {
    const near = drawnIn(size).flatMap((boxes) =>
      boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter(({ box }) => isNear(one.box, box, GAP))
          .map(({ name }) => `${one.name} and ${name}`),
      ),
    );
    expect(near).toEqual([]);
  });

  it.each(PLAN_SIZES)('reach no further than the room around the $name drawing [BR-6]', (size) => {
    const beyond = drawnIn(size)
      .flat()
      .filter(({ box }) => Math.max(-box.left, box.right) > size.width / 2 + AROUND[size.name]);
    expect(beyond.map(({ name }) => name)).toEqual([]);
  });
});
