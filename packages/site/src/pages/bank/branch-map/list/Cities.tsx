import type { AreaTree } from '@bank/contract';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import { branchWords } from '../../../../words/bank/branches/words.ts';
import { CitiesPlan } from '../plan/CitiesPlan.tsx';
import { cityCounts } from '../plan/plan-data.ts';
import styles from './Cities.module.css';

interface CitiesProps {
  areas: AreaTree;
  current: string;
  path: string;
  query: PageQuery;
}

/** The other cities, beside the list of one: where they lie and how many places each has, whatever is asked for. */
export function Cities({ areas, current, path, query }: CitiesProps) {
  const words = useWords(branchWords);
  const cities = cityCounts(areas);
  return (
    <nav className={styles.cities} aria-label={words.citiesTitle(cities.length)} data-stay="">
      <div className={styles.head}>
        <h2 className={styles.title}>{words.citiesTitle(cities.length)}</h2>
        <p className={styles.lead}>{words.citiesLead}</p>
      </div>
      <CitiesPlan cities={cities} current={current} path={path} query={query} />
      <p className={styles.lead}>{words.citiesNote}</p>
    </nav>
  );
}
