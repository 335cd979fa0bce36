import { useSearchWords } from '../use-search-words.ts';
import { QuickLinks } from './QuickLinks.tsx';
import styles from './NothingFound.module.css';

/** Nothing was searched for yet, or search cannot answer now; the rest of the site can. */
export function SearchAway({ problem }: { problem: 'AWAY' | 'BUSY' | undefined }) {
  const words = useSearchWords();
  return (
    <div className={styles.nothing}>
      {problem === undefined ? (
        <p className={styles.lead}>{words.lead}</p>
      ) : (
        <>
          <p className={styles.message} role="status">
            {problem === 'BUSY' ? words.busy : words.away}
          </p>
          <p className={styles.lead}>{words.awayLead}</p>
        </>
      )}
      <QuickLinks />
    </div>
  );
}
