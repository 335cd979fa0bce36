import { tenth } from '@bank/ui';
import { addressWith } from '../../../../parts/lists/filters/address-with.ts';
import { HEIGHT, WIDTH, cityDots } from './city-dots.ts';
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

/** Cities at their longitude and latitude, larger dots for more branches. No border, coast or base map is drawn. */
export function CitiesPlan({ cities, current, path, query }: CitiesPlanProps) {
  const words = useWords(branchWords);
  const dots = cityDots(cities);
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
          {labels[index]?.tie === undefined ? null : (
            <path
              className={styles.tie}
              d={`M${x} ${tenth(labels[index].tie.from)}V${tenth(labels[index].tie.to)}`}
            />
          )}
          <text {...textAt(labels[index] ?? { x, y, anchor: 'middle' })}>
            {`${shortCity(city.name)} `}
            <tspan className={`num ${styles.count}`}>{city.count}</tspan>
          </text>
        </a>
      ))}
    </svg>
  );
}

const textAt = ({ x, y, anchor }: LabelPlace) => ({ x: tenth(x), y: tenth(y), textAnchor: anchor });
