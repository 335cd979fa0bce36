import { COLUMNS, parseCover, type EduItem } from '@bank/contract';
import { BlockNote } from '../../../parts/blocks/BlockNote.tsx';
import { Section } from '../../../parts/blocks/Section.tsx';
import { MediaPicture } from '../../../parts/pictures/MediaPicture.tsx';
import { zoneEntry, zoneList } from '../parts/zone-address.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { protectionWords } from '../../../words/consumer/protection/words.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './Posters.module.css';

const POSTERS_SHOWN = 4;
const SIZES = '(max-width: 767.98px) 46vw, 20vw';

/** One-page pictures, each shown as the page it is. */
export function Posters({ items }: { items: EduItem[] | undefined }) {
  const to = useAddress();
  const words = useWords(protectionWords);
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
            const [cover] = parseCover(item.cover) ?? [];
            return (
              <li key={item.id} className={styles.poster}>
                <div className={styles.sheet}>
                  {cover === undefined ? null : (
                    <MediaPicture file={cover} alt="" sizes={SIZES} loading="lazy" />
                  )}
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
