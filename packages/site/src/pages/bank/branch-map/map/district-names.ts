import type { Placed } from './cluster-marks.ts';
import { VIEW_SIZE, viewPoint, type MapView } from './map-view.ts';

interface DistrictName {
  name: string;
  /** Middle of its base line, in units of the drawing. */
  x: number;
  y: number;
}

const LINE_HEIGHT = 18;
/** A name stands above the mark in the middle of its district. */
const ABOVE = 22;
const EM = 13.5;
const LATIN_EM = 7;

/** Names of districts over the middle of their branches; where two would meet, that with more branches stays. */
export function districtNames(placed: readonly Placed[], view: MapView): DistrictName[] {
  const districts = [...Map.groupBy(placed, ({ point }) => point.district)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  const names: (DistrictName & { width: number })[] = [];
  for (const [name, own] of districts) {
    const mean = (value: (one: Placed) => number) =>
      own.reduce((sum, one) => sum + value(one), 0) / own.length;
    const at = viewPoint(view, { x: mean(({ world }) => world.x), y: mean(({ world }) => world.y) });
    const place = { name, x: at.x, y: at.y - ABOVE, width: widthOf(name) };
    const isInside = place.x > 0 && place.x < VIEW_SIZE && place.y > 0 && place.y < VIEW_SIZE;
    const meets = names.some(
      (other) =>
        Math.abs(other.y - place.y) < LINE_HEIGHT &&
        Math.abs(other.x - place.x) < (other.width + place.width) / 2,
    );
    if (isInside && !meets) names.push(place);
  }
  return names.map(({ name, x, y }) => ({ name, x, y }));
}

function widthOf(name: string): number {
  return Array.from(name).reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? EM : LATIN_EM), 0);
}
