import { describe, expect, it } from 'vitest';
import {
  WHOLE_PLAN,
  movedPlan,
  seen,
  zoomedInto,
  zoomedPlan,
} from '../../../../parts/bearing-plan/plan-view.ts';
import { aBranch } from '../../../../parts/branches/testing/sample-branch.ts';
import { labelPlaces } from './city-labels.ts';
import { planDistricts, planPlaces, planReach, viewOfPlaces } from './city-plan.ts';
import { groupPlaces, groupRadius } from './group-places.ts';
import { ARROWS, nextMark } from './next-mark.ts';
import { shortDistrict } from './rim-links.ts';

const CENTRE = { lng: 116.3913, lat: 39.9074 };
const branch = (id: string, lngWgs: number, latWgs: number, districtCode = '110101') =>
  aBranch({ id, lngWgs, latWgs, districtCode, district: districtCode });

describe('the groups of a plan [BR-6]', () => {
  const street = Array.from({ length: 12 }, (_, index) => ({ x: index * 2, y: 0 }));

  it('lose no place, and their marks do not touch', () => {
    const groups = groupPlaces([...street, { x: 200, y: 200 }], 15);
    expect(groups.reduce((sum, { members }) => sum + members.length, 0)).toBe(13);
    for (const [index, a] of groups.entries())
      for (const b of groups.slice(index + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.radius + b.radius + 2.9);
  });

  it('grow with what they hold, and a single place keeps its spot', () => {
    expect(groupRadius(1)).toBe(4);
    expect(groupRadius(100)).toBe(27);
    expect(groupPlaces([{ x: 7, y: 9 }], 15)).toMatchObject([{ x: 7, y: 9, radius: 4 }]);
  });
});

describe('the plan of a city [BR-6]', () => {
  const points = [
    branch('a', 116.3913, 39.95),
    branch('b', 116.46, 39.9074, '110105'),
    branch('c', 116.47, 39.9074, '110105'),
  ];

  it('holds the farthest inside its rim, north up', () => {
    const maxKm = planReach(CENTRE, points);
    expect(maxKm).toBe(10);
    const [north] = planPlaces(CENTRE, maxKm, points);
    expect(north?.x).toBeCloseTo(0, 3);
    expect(north?.y).toBeLessThan(-0.6);
  });

  it('names districts where their branches lie', () => {
    const [first, second] = planDistricts(CENTRE, points);
    expect(first).toMatchObject({ code: '110101', count: 1 });
    expect(second).toMatchObject({ code: '110105', count: 2 });
    expect(second?.degrees).toBeCloseTo(90, 0);
    expect(['东城区', '门头沟区', '滨海新区'].map(shortDistrict)).toEqual(['东城', '门头沟', '滨海新区']);
  });

  it('brings a district to the middle', () => {
    const places = [
      { x: 0.4, y: 0.2 },
      { x: 0.6, y: 0.4 },
    ];
    const view = viewOfPlaces(places);
    expect(view.scale).toBeGreaterThan(1);
    expect(seen(view, { x: 0.5, y: 0.3 }).x).toBeCloseTo(0);
    expect(viewOfPlaces([])).toEqual(WHOLE_PLAN);
  });
});

describe('the view of a plan [BR-6]', () => {
  it('keeps what stands under the pointer while it zooms', () => {
    const at = { x: 0.3, y: -0.2 };
    expect(seen(zoomedPlan(WHOLE_PLAN, 2, at), at)).toEqual(at);
    expect(zoomedPlan(zoomedPlan(WHOLE_PLAN, 2, at), 0.1)).toEqual(WHOLE_PLAN);
  });

  it('brings a group to the middle and stays inside its frame', () => {
    const at = { x: 0.3, y: 0.1 };
    expect(seen(zoomedInto(WHOLE_PLAN, 3, at), at).x).toBeCloseTo(0);
    expect(movedPlan(WHOLE_PLAN, 5, 5)).toEqual(WHOLE_PLAN);
  });
});

it('an arrow key goes to the mark that lies that way, not to a nearer one aside', () => {
  const [from, right, aside] = [
    { x: 0, y: 0 },
    { x: 30, y: 2 },
    { x: 8, y: 20 },
  ];
  expect(nextMark([from, right, aside], from, ARROWS['ArrowRight'] ?? from)).toBe(right);
  expect(nextMark([from, right, aside], from, ARROWS['ArrowLeft'] ?? from)).toBeUndefined();
});

it('names of cities stand where they cover no other', () => {
  const dots = [
    { x: 100, y: 100, radius: 8, width: 60 },
    { x: 120, y: 100, radius: 4, width: 60 },
  ];
  expect(labelPlaces(dots, 400)).toMatchObject([
    { x: 87, anchor: 'end' },
    { x: 129, anchor: 'start' },
  ]);
});

it('names of the same cities are placed once', () => {
  const dots = () => [{ x: 100, y: 100, radius: 8, width: 60 }];
  expect(labelPlaces(dots(), 400)).toBe(labelPlaces(dots(), 400));
  expect(labelPlaces(dots(), 120)).not.toEqual(labelPlaces(dots(), 400));
});

it('a name that has a dot at its side and in the middle above begins over its own dot', () => {
  const around = [
    { x: 74, y: 92, radius: 14, width: 0 },
    { x: 176, y: 116, radius: 20, width: 0 },
    { x: 70, y: 138, radius: 40, width: 0 },
  ];
  const name = { x: 100, y: 100, radius: 4, width: 60 };
  expect(labelPlaces([...around, name], 400).at(-1)).toEqual({ x: 96, y: 88, anchor: 'start' });
});
