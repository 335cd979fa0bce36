import type { ReactNode } from 'react';
import { addressWith } from './filters/address-with.ts';
import type { PageQuery } from '../../base/page/page-module.ts';
import { useWords } from '../../base/state/site-context.ts';
import styles from './filters/NothingFound.module.css';
import { isPastEnd, pagesOf, type ListPlace } from '../../base/page/list-place.ts';

interface ListBodyProps {
  found: ListPlace;
  path: string;
  query: PageQuery;
  /** Says that nothing was found. */
  none: ReactNode;
  /** What was found. */
  children: ReactNode;
}

/** What a page of a list holds; past the last page it says how many there are (product guide, decision 19). */
export function ListBody({ found, path, query, none, children }: ListBodyProps) {
  const words = useWords();
  if (found.total === 0) return none;
  if (!isPastEnd(found)) return children;
  const pages = pagesOf(found);
  return (
    <div className={styles.nothing}>
      <p className={styles.text}>{words['list.pastEnd'](pages)}</p>
      <ul className={styles.ways}>
        <li>
          <a href={addressWith(path, query, {})}>{words['list.first']}</a>
        </li>
        {pages === 1 ? null : (
          <li>
            <a href={addressWith(path, query, { page: String(pages) })}>{words['list.last'](pages)}</a>
          </li>
        )}
      </ul>
    </div>
  );
}
