import type { EduItem } from '@bank/contract';
import { BlockNote } from '../../../parts/blocks/BlockNote.tsx';
import { SiteLink } from '../../../parts/links/SiteLink.tsx';
import { protectionWords } from '../../../words/consumer/protection/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './OfficialLinks.module.css';

/** The authorities' own sites, in the band above the footer. */
export function OfficialLinks({ items }: { items: EduItem[] | undefined }) {
  const words = useWords(protectionWords);
  return (
    <section className={styles.band} aria-labelledby="official-links">
      <div className={styles.content}>
        <h2 id="official-links" className={styles.title}>
          {words['protection.linksTitle']}
        </h2>
        {items === undefined ? (
          <BlockNote>{words['home.failed']}</BlockNote>
        ) : (
          <ul className={styles.links}>
            {items.map(({ id, title, summary, url = '' }) => (
              <li key={id}>
                <SiteLink url={url} urlType="2" className={styles.link} externalIcon>
                  {title}
                </SiteLink>
                <p className={styles.summary}>{summary}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
