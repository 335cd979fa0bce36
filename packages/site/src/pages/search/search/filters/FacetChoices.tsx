import type { SearchFacetCounts } from '@bank/contract';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import { searchWords } from '../../../../words/common/search-page/words.ts';
import { searchAddress } from '../search-place.ts';
import styles from './SearchFilters.module.css';

interface FacetChoicesProps {
  path: string;
  query: PageQuery;
  facet: SearchFacetCounts;
}

/** The values of one facet as links; nothing where there is nothing to choose between. */
export function FacetChoices({ path, query, facet: { facet, values } }: FacetChoicesProps) {
  const words = useWords(searchWords);
  const current = query[facet];
  if (values.length === 0 || (values.length === 1 && current === undefined)) return null;
  const id = `search-${facet}`;
  const choice = (value: string | undefined) => ({
    className: styles.choice,
    href: searchAddress(path, query, { [facet]: value }),
    'aria-current': value === current ? ('true' as const) : undefined,
  });
  return (
    <div className={styles.group}>
      <h3 id={id} className={styles.label}>
        {words.facets[facet]}
      </h3>
      <ul aria-labelledby={id}>
        <li>
          <a {...choice(undefined)}>{words.anyValue}</a>
        </li>
        {values.map(({ value, name, count }) => (
          <li key={value}>
            <a {...choice(value)}>
              {name} <span className={`num ${styles.count}`}>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
