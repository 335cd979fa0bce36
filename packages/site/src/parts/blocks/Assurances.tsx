import { Icon, isIconName } from '@bank/ui';
import type { Shortcut } from '@bank/contract';
import { SiteLink } from '../links/SiteLink.tsx';
import { useWords } from '../../base/state/site-context.ts';
import { BlockNote } from './BlockNote.tsx';
import { Clauses } from './Clauses.tsx';
import styles from './Assurances.module.css';

/** What protects a customer, in the band above the footer. */
export function Assurances({ shortcuts }: { shortcuts: Shortcut[] | undefined }) {
  const words = useWords();
  return (
    <section className={styles.band} aria-label={words['home.assurancesLabel']}>
      {shortcuts === undefined || shortcuts.length === 0 ? (
        <BlockNote>{words[shortcuts === undefined ? 'home.failed' : 'home.assurancesEmpty']}</BlockNote>
      ) : (
        <ul className={styles.list}>
          {shortcuts.map(({ id, name, icon, summary, url, urlType }) => (
            <li key={id}>
              <SiteLink url={url} urlType={urlType} className={styles.link}>
                {isIconName(icon) ? <Icon name={icon} size={40} className={styles.icon} /> : null}
                <span className={styles.name}>{name}</span>
                <span className={styles.summary}>
                  <Clauses text={summary} />
                </span>
                <Icon name="chevron-right" size={14} className={styles.arrow} />
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
