import { QuickLinks } from './QuickLinks.tsx';
import { searchWords } from '../../../../words/common/search-page/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import styles from './NothingFound.module.css';

/** Nothing was searched for yet, or search cannot answer now; the rest of the site can. */
export function SearchAway({ problem }: { problem: 'AWAY' | 'BUSY' | undefined }) {
  const words = useWords(searchWords);
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
