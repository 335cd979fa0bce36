import type { SearchFacetCounts } from '@bank/contract';
import { Icon } from '@bank/ui';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { PERIODS, placeOf, searchAddress, type Period } from '../search-place.ts';
import { searchWords } from '../../../../words/common/search-page/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import { KeptFields } from '../../../../parts/forms/KeptFields.tsx';
import { FacetChoices } from './FacetChoices.tsx';
import styles from './SearchFilters.module.css';

const PERIOD_CODES = Object.keys(PERIODS) as Period[];

interface SearchFiltersProps {
  path: string;
  query: PageQuery;
  facets: readonly SearchFacetCounts[];
}

/** What results are narrowed by, each choice with how many it leaves; then when a page was published: links for common periods, a form for days of one's own. On phones folded away, so that results come first. Works without script. */
export function SearchFilters({ path, query, facets }: SearchFiltersProps) {
  const words = useWords(searchWords);
  const { period, from, to, facets: chosen } = placeOf(query);
  const isOwn = from !== undefined || to !== undefined;
  const choices = [
    { code: undefined, name: words.anyTime, isCurrent: period === undefined && !isOwn },
    ...PERIOD_CODES.map((code) => ({ code, name: words.periods[code], isCurrent: code === period })),
  ];
  const kept = { keyword: query['keyword'], type: query['type'], sort: query['sort'], ...chosen };
  return (
    <section className={styles.filters} aria-labelledby="search-filters" data-stay="">
      <h2 id="search-filters" className={styles.head}>
        <Icon name="filter" size={18} />
        {words.filters}
      </h2>
      <details className={styles.fold} open={isOwn || period !== undefined || Object.keys(chosen).length > 0}>
        <summary className={styles.summary}>
          <Icon name="filter" size={18} />
          {words.filters}
          <Icon name="chevron-down" size={14} />
        </summary>
        {facets.map((facet) => (
          <FacetChoices key={facet.facet} path={path} query={query} facet={facet} />
        ))}
        <div className={styles.group}>
          <h3 id="search-period" className={styles.label}>
            {words.period}
          </h3>
          <ul aria-labelledby="search-period">
            {choices.map(({ code, name, isCurrent }) => (
              <li key={name}>
                <a
                  className={styles.choice}
                  href={searchAddress(path, query, { period: code, from: undefined, to: undefined })}
                  aria-current={isCurrent ? 'true' : undefined}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <form
            // A new address shows its own days.
            key={`${from ?? ''} ${to ?? ''}`}
            className={styles.days}
            method="get"
            action={path}
            aria-label={words.ownPeriod}
          >
            <KeptFields fields={kept} />
            <label>
              <span>{words.from}</span>
              <input type="date" name="from" defaultValue={from} min="2000-01-01" max="2099-12-31" />
            </label>
            <label>
              <span>{words.to}</span>
              <input type="date" name="to" defaultValue={to} min="2000-01-01" max="2099-12-31" />
            </label>
            <button type="submit" className={styles.apply}>
              {words.apply}
            </button>
          </form>
        </div>
      </details>
    </section>
  );
}
