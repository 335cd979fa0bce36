import type { Shortcut } from '@bank/contract';
import { SiteLink } from '../links/SiteLink.tsx';
import { corporateWords } from '../../words/company/corporate/words.ts';
import { useWords } from '../../base/state/site-context.ts';
import styles from './Desks.module.css';

/** The desks of financial markets: whose number, and what for. */
export function Desks({ desks }: { desks: readonly Shortcut[] }) {
  const words = useWords(corporateWords);
  return (
    <div className={styles.desks}>
      <ul>
        {desks.map(({ id, name, category, summary, url, urlType }) => (
          <li key={id}>
            <b>{category}</b>
            <SiteLink className={`num ${styles.number}`} url={url} urlType={urlType}>
              {name}
            </SiteLink>
            <span>{summary}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{words.deskNote}</p>
    </div>
  );
}
