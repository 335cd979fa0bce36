import { addressWith } from '../../../../parts/lists/filters/address-with.ts';
import { CITY_CENTRES } from '../../../../parts/bearing-plan/city-centres.ts';
import { cityAddress, shortCity } from './city-links.ts';
import { labelPlaces, type LabelPlace } from './city-labels.ts';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import { branchWords } from '../../../../words/bank/branches/words.ts';
import styles from './CitiesPlan.module.css';
import type { CityCount } from './plan-data.ts';

interface CitiesPlanProps {
  cities: readonly CityCount[];
  current?: string;
  path: string;
  query: PageQuery;
}

const WIDTH = 428;
const HEIGHT = 450;
const MARGIN = { side: 60, block: 26 };
/** Of the middle of the country: a degree of longitude is shorter than one of latitude. */
const SHRINK = Math.cos((32 * Math.PI) / 180);

/** Cities at their longitude and latitude, larger dots for more branches. No border, coast or base map is drawn. */
export function CitiesPlan({ cities, current, path, query }: CitiesPlanProps) {
  const words = useWords(branchWords);
  const dots = placed(cities);
  const labels = labelPlaces(dots, WIDTH);
  return (
    <svg
      className={styles.cities}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="group"
      aria-label={words.citiesLabel(cities.length)}
    >
      {dots.map(({ city, x, y, radius }, index) => (
        <a
          key={city.code}
          className={styles.city}
          href={addressWith(path, query, cityAddress(city))}
          aria-current={city.code === current ? 'true' : undefined}
          data-stay=""
        >
          <circle className={styles.target} cx={x} cy={y} r={Math.max(13, radius)} />
          <circle className={styles.dot} cx={x} cy={y} r={radius} />
          <text {...textAt(labels[index] ?? { x, y, anchor: 'middle' })}>
            {shortCity(city.name)} <tspan className={`num ${styles.count}`}>{city.count}</tspan>
          </text>
        </a>
      ))}
    </svg>
  );
}

const short = (value: number) => Math.round(value * 10) / 10;

const textAt = ({ x, y, anchor }: LabelPlace) => ({ x: short(x), y: short(y), textAnchor: anchor });

function placed(cities: readonly CityCount[]) {
  const known = cities
    .flatMap((city) => {
      const at = CITY_CENTRES[city.code];
      return at === undefined ? [] : [{ city, east: at.lng * SHRINK, north: at.lat }];
    })
    .toSorted((a, b) => b.city.count - a.city.count);
  const range = (values: number[]) => ({ from: Math.min(...values), to: Math.max(...values) });
  const [east, north] = [range(known.map((one) => one.east)), range(known.map((one) => one.north))];
  const scale = Math.min(
    (WIDTH - 2 * MARGIN.side) / Math.max(1, east.to - east.from),
    (HEIGHT - 2 * MARGIN.block) / Math.max(1, north.to - north.from),
  );
  return known.map((one) => ({
    city: one.city,
    x: short(WIDTH / 2 + (one.east - (east.from + east.to) / 2) * scale),
    y: short(HEIGHT / 2 - (one.north - (north.from + north.to) / 2) * scale),
    radius: short(2.6 + 1.15 * Math.sqrt(one.city.count)),
    width: widthOf(`${shortCity(one.city.name)} ${one.city.count}`),
  }));
}

function widthOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? 13 : 7.2), 0);
}
