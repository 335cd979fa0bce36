import { describe, expect, it } from 'vitest';
import { clusterMarks } from './cluster-marks.ts';
import { VIEW_SIZE, metresPerUnit, moved, scaleBar, viewOf, viewPoint, worldOf, zoomed } from './map-view.ts';
import { tilesOf } from './tiles-of.ts';
import { aBranch } from '../../../../parts/branches/testing/sample-branch.ts';

const point = (id: string) => aBranch({ id });
const beijing = worldOf({ lng: 116.391, lat: 39.907 });

describe('the plan of branches', () => {
  it('lies in Web Mercator: the middle of the world, its edges, a known tile [BR-5]', () => {
    expect(worldOf({ lng: 0, lat: 0 })).toEqual({ x: 0.5, y: 0.5 });
    expect(worldOf({ lng: 180, lat: 85.051_128_78 }).y).toBeCloseTo(0, 7);
    // Slippy-map tile of Tiananmen at zoom 12: 3372, 1552 (OpenStreetMap's formula, worked by hand).
    expect(Math.floor(beijing.x * 4096)).toBe(3372);
    expect(Math.floor(beijing.y * 4096)).toBe(1552);
  });

  it('shows all places with a margin, and a single one in the middle [BR-6]', () => {
    const places = [beijing, worldOf({ lng: 117, lat: 40.4 }), worldOf({ lng: 116, lat: 39.6 })];
    const view = viewOf(places);
    for (const place of places) {
      const { x, y } = viewPoint(view, place);
      for (const side of [x, y]) expect(side).toBeGreaterThanOrEqual(43.9);
      for (const side of [x, y]) expect(side).toBeLessThanOrEqual(VIEW_SIZE - 43.9);
    }
    expect(viewPoint(viewOf([beijing]), beijing)).toEqual({ x: VIEW_SIZE / 2, y: VIEW_SIZE / 2 });
  });

  it('moves by units of the drawing and zooms no nearer than streets [BR-6]', () => {
    const view = viewOf([beijing]);
    expect(viewPoint(moved(view, 30, -20), beijing).x).toBeCloseTo(VIEW_SIZE / 2 - 30, 6);
    expect(viewPoint(moved(view, 30, -20), beijing).y).toBeCloseTo(VIEW_SIZE / 2 + 20, 6);
    expect(zoomed(view, 20).zoom).toBe(17);
  });

  it('measures with a bar of a round length [BR-6]', () => {
    // At the equator a pixel of zoom 0 is 156,543 m; at zoom 10, 152.87 m.
    expect(metresPerUnit({ center: { x: 0.5, y: 0.5 }, zoom: 10 })).toBeCloseTo(152.87, 2);
    expect(scaleBar({ center: { x: 0.5, y: 0.5 }, zoom: 10 }, 110).metres).toBe(10_000);
  });

  it('gathers marks that a finger cannot part, and parts them nearer by [BR-6]', () => {
    const view = { center: beijing, zoom: 12 };
    const beside = worldOf({ lng: 116.392, lat: 39.907 });
    const placed = [
      { point: point('a'), world: beijing },
      { point: point('b'), world: beside },
      { point: point('far'), world: worldOf({ lng: 121, lat: 31 }) },
    ];
    expect(clusterMarks(placed, view).map(({ members }) => members.length)).toEqual([2]);
    expect(clusterMarks(placed, { ...view, zoom: 17 })).toHaveLength(2);
  });

  it('is covered by tiles of the next whole zoom step without a gap [BR-6]', () => {
    const tiles = tilesOf({ center: beijing, zoom: 12.3 }, 'https://tiles.example/{z}/{x}/{y}.png');
    const side = 256 * 2 ** 0.3;
    expect(tiles.some(({ url }) => url === 'https://tiles.example/12/3372/1552.png')).toBe(true);
    expect(Math.min(...tiles.map(({ x }) => x))).toBeLessThanOrEqual(0);
    expect(Math.max(...tiles.map(({ x }) => x + side))).toBeGreaterThanOrEqual(VIEW_SIZE);
    expect(Math.min(...tiles.map(({ y }) => y))).toBeLessThanOrEqual(0);
    expect(Math.max(...tiles.map(({ y }) => y + side))).toBeGreaterThanOrEqual(VIEW_SIZE);
  });
});
