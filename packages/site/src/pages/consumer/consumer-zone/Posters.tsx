import { COLUMNS, parseCover, type EduItem } from '@bank/contract';
import { BlockNote } from '../../../parts/blocks/BlockNote.tsx';
import { Section } from '../../../parts/blocks/Section.tsx';
import { zoneEntry, zoneList } from '../parts/zone-address.ts';
import { useImageUrl, useWords } from '../../../base/state/site-context.ts';
import { protectionWords } from '../../../words/consumer/protection/words.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './Posters.module.css';

const POSTERS_SHOWN = 4;

/** One-page pictures, each shown as the page it is. */
export function Posters({ items }: { items: EduItem[] | undefined }) {
  const to = useAddress();
  const words = useWords(protectionWords);
  const imageUrl = useImageUrl();
  const more = words['protection.postersMore'];
  return (
    <Section
      id="posters"
      title={words['protection.postersTitle']}
      caption={words['protection.postersCaption']}
      more={{ wide: more, narrow: more, url: to(zoneList({ column: COLUMNS.knowledge, media: 'IMAGE' })) }}
    >
      {items === undefined || items.length === 0 ? (
        <BlockNote>{words[items === undefined ? 'home.failed' : 'protection.empty']}</BlockNote>
      ) : (
        <ul className={styles.posters}>
          {items.slice(0, POSTERS_SHOWN).map((item) => {
            const { width, height } = parseCover(item.cover)?.[0] ?? {};
            return (
              <li key={item.id} className={styles.poster}>
                <div className={styles.sheet}>
                  <img
                    src={imageUrl(item.cover)}
                    alt=""
                    width={width}
                    height={height}
                    loading="lazy"
                    decoding="async"
                  />
                </div>
                <h3 className={styles.title}>
                  <a href={to(zoneEntry(item))}>{item.title}</a>
                </h3>
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}
