import { COLUMNS, type EduItem } from '@bank/contract';
import { BlockNote } from '../../../parts/blocks/BlockNote.tsx';
import { Section } from '../../../parts/blocks/Section.tsx';
import { EduFacts } from '../parts/EduFacts.tsx';
import { EduPicture } from '../parts/EduPicture.tsx';
import { zoneEntry, zoneList } from '../parts/zone-address.ts';
import { protectionWords } from '../../../words/consumer/protection/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './Films.module.css';

const FILMS_SHOWN = 3;

/** Three films on night ground; each plays on its own page. */
export function Films({ items }: { items: EduItem[] | undefined }) {
  const to = useAddress();
  const words = useWords(protectionWords);
  const more = words['protection.filmsMore'];
  return (
    <Section
      id="films"
      title={words['protection.filmsTitle']}
      caption={words['protection.filmsCaption']}
      more={{ wide: more, narrow: more, url: to(zoneList({ column: COLUMNS.riskCases, media: 'VIDEO' })) }}
      ground="night"
    >
      {items === undefined || items.length === 0 ? (
        <BlockNote>{words[items === undefined ? 'home.failed' : 'protection.empty']}</BlockNote>
      ) : (
        <ul className={styles.films}>
          {items.slice(0, FILMS_SHOWN).map((item) => (
            <li key={item.id} className={styles.film}>
              <EduPicture item={item} />
              <h3 className={styles.title}>
                <a href={to(zoneEntry(item))}>{item.title}</a>
              </h3>
              <EduFacts item={item} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
