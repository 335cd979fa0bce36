import { tenth, textWidth } from '@bank/ui';
import { CITY_CENTRES } from '../../../../parts/bearing-plan/city-centres.ts';
import { shortCity } from './city-links.ts';
import type { CityCount } from './plan-data.ts';

export const WIDTH = 428;
export const HEIGHT = 450;
/** Most of the country's east has its names on that side. */
const MARGIN = { left: 34, right: 76, block: 26 };
/** Of the names where the drawing is smallest, in its units: on a phone they are larger in it, so as to be read. */
const TYPE = 15;
/** Of the middle of the country: a degree of longitude is shorter than one of latitude. */
const SHRINK = Math.cos((32 * Math.PI) / 180);

export interface CityDot {
  city: CityCount;
  x: number;
  y: number;
  radius: number;
  /** Of its name and count. */
  width: number;
}

/** Cities at their longitude and latitude, most branches first; those whose place is not known are left out. */
export function cityDots(cities: readonly CityCount[]): CityDot[] {
  const known = cities
    .flatMap((city) => {
      const at = CITY_CENTRES[city.code];
      return at === undefined ? [] : [{ city, east: at.lng * SHRINK, north: at.lat }];
    })
    .toSorted((a, b) => b.city.count - a.city.count);
  const range = (values: number[]) => ({ from: Math.min(...values), to: Math.max(...values) });
  const [east, north] = [range(known.map((one) => one.east)), range(known.map((one) => one.north))];
  const scale = Math.min(
    (WIDTH - MARGIN.left - MARGIN.right) / Math.max(1, east.to - east.from),
    (HEIGHT - 2 * MARGIN.block) / Math.max(1, north.to - north.from),
  );
  return known.map(({ city, ...at }) => ({
    city,
    x: tenth((WIDTH + MARGIN.left - MARGIN.right) / 2 + (at.east - (east.from + east.to) / 2) * scale),
    y: tenth(HEIGHT / 2 - (at.north - (north.from + north.to) / 2) * scale),
    radius: tenth(2.6 + 1.15 * Math.sqrt(city.count)),
    width: textWidth(`${shortCity(city.name)} ${city.count}`, TYPE),
  }));
}
