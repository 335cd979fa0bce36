import type { EduItem } from '@bank/contract';
import { EduFacts } from '../parts/EduFacts.tsx';
import { EduPicture } from '../parts/EduPicture.tsx';
import { zoneEntry } from '../parts/zone-address.ts';
import { protectionWords } from '../../../words/consumer/protection/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './ReadOn.module.css';

/** What to read next. It is education again, never a product (CP-3). */
export function ReadOn({ items }: { items: EduItem[] }) {
  const to = useAddress();
  const words = useWords(protectionWords);
  if (items.length === 0) return null;
  const hasPictures = items.some(({ cover }) => cover !== '');
  return (
    <aside className={styles.more} aria-labelledby="read-on">
      <h2 id="read-on" className={styles.heading}>
        {words['protection.next']}
      </h2>
      <ul className={styles.items} data-plain={hasPictures ? undefined : ''}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            {hasPictures ? <EduPicture item={item} /> : null}
            <h3 className={styles.title}>
              <a href={to(zoneEntry(item))}>{item.title}</a>
            </h3>
            {hasPictures ? <EduFacts item={item} /> : null}
          </li>
        ))}
      </ul>
    </aside>
  );
}
