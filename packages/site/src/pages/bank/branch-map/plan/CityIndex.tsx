import { addressWith } from '../../../../parts/lists/filters/address-with.ts';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import { branchWords } from '../../../../words/bank/branches/words.ts';
import styles from './CityIndex.module.css';
import { cityAddress, shortCity } from './city-links.ts';
import type { CityCount } from './plan-data.ts';

interface CityIndexProps {
  cities: readonly CityCount[];
  path: string;
  query: PageQuery;
}

/** The cities of the plan as a list, those with most places first: a dot is small under a finger. */
export function CityIndex({ cities, path, query }: CityIndexProps) {
  const words = useWords(branchWords);
  return (
    <nav className={styles.index} aria-label={words.citiesTitle(cities.length)}>
      <h2 className={styles.title}>{words.citiesTitle(cities.length)}</h2>
      <ul className={styles.list}>
        {cities
          .toSorted((a, b) => b.count - a.count)
          .map((city) => (
            <li key={city.code}>
              <a href={addressWith(path, query, cityAddress(city))} data-stay="">
                {`${shortCity(city.name)} `}
                <span className="num">{city.count}</span>
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
