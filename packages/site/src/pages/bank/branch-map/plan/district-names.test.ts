import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { BranchPoint } from '@bank/contract';
import { placeNames } from '../../../../parts/bearing-plan/place-names.ts';
import { isNear, rimBox } from '../../../../parts/bearing-plan/rim-box.ts';
import { aBranch } from '../../../../parts/branches/testing/sample-branch.ts';
import { planCentre, planDistricts } from './city-plan.ts';
import { PLAN_SIZES } from './plan-size.ts';
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

  it.each(PLAN_SIZES)(
    'have a clear gap between any two in the $name drawing [BR-6]',
    ({ name, rim, apart }) => {
      const isStacked = name === 'narrow';
      const near = cities.flatMap(([code, points]) => {
        const names = planDistricts(planCentre(code, points), points).map((district) => ({
          text: districtName(district.name, language),
          count: district.count,
          degrees: district.degrees,
        }));
        const boxes = placeNames(names, { radius: rim, apart, isStacked }).map((degrees, index) => ({
          text: names[index]?.text ?? '',
          box: rimBox(degrees, rim, { text: '', ...names[index], isStacked }),
        }));
        return boxes.flatMap((one, index) =>
          boxes
            .slice(index + 1)
            .filter(({ box }) => isNear(one.box, box, GAP))
            .map(({ text }) => `${code}: ${one.text} and ${text}`),
        );
      });
      expect(near).toEqual([]);
    },
  );
});
