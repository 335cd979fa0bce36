import { useSyncExternalStore } from 'react';
import { fundPath } from '../../../parts/links/fund-paths.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './RecentFunds.module.css';
import { forgetFunds, noRecentFunds, recentFunds, watchRecentFunds } from './recent-funds.ts';
import { fundWords } from '../../../words/funds/funds/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

/** The last funds that were looked at, kept in this browser only (FUND-9). */
export function RecentFunds() {
  const to = useAddress();
  const words = useWords(fundWords);
  const funds = useSyncExternalStore(watchRecentFunds, recentFunds, noRecentFunds);
  if (funds.length === 0) return null;
  return (
    <nav className={styles.recent} aria-label={words['funds.recent']}>
      <p className={styles.label} aria-hidden="true">
        {words['funds.recent']}
      </p>
      <ul>
        {funds.map(({ code, name }) => (
          <li key={code}>
            <a href={to(fundPath(code))}>{name}</a>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.clear} onClick={forgetFunds}>
        {words['funds.recentClear']}
      </button>
    </nav>
  );
}
