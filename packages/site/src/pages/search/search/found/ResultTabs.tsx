import type { SearchCount } from '@bank/contract';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { placeOf, searchAddress, TABS } from '../search-place.ts';
import { searchWords } from '../../../../words/common/search-page/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import styles from './ResultTabs.module.css';

interface ResultTabsProps {
  counts: readonly SearchCount[];
  path: string;
  query: PageQuery;
}

/** The types with how many of each; links, for each is a list of its own with its own address. */
export function ResultTabs({ counts, path, query }: ResultTabsProps) {
  const words = useWords(searchWords);
  const { tab: current } = placeOf(query);
  const countOf = new Map(counts.map(({ docType, count }) => [docType, count]));
  return (
    <nav aria-label={words.tabs} data-stay="">
      <ul className={styles.tabs}>
        {TABS.map((tab) => (
          <li key={tab}>
            <a
              className={styles.tab}
              href={searchAddress(path, query, { type: tab === 'ALL' ? undefined : tab })}
              aria-current={tab === current ? 'page' : undefined}
              data-empty={countOf.get(tab) === 0}
            >
              {words.tab[tab]} <span className={`num ${styles.count}`}>{countOf.get(tab) ?? 0}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
