import { COLUMNS } from '@bank/contract';
import { TextLink } from '@bank/ui';
import { BlockNote } from '../../../parts/blocks/BlockNote.tsx';
import { CoverPicture } from '../../../parts/blocks/CoverPicture.tsx';
import { Section } from '../../../parts/blocks/Section.tsx';
import { zoneEntry, zoneList } from '../parts/zone-address.ts';
import type { Learner } from './load-consumer-zone.ts';
import { protectionWords } from '../../../words/consumer/protection/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './Learners.module.css';

/** One column for each kind of reader, with what is newest for them. */
export function Learners({ learners }: { learners: Learner[] | undefined }) {
  const to = useAddress();
  const words = useWords(protectionWords);
  const more = words['protection.learnersMore'];
  return (
    <Section
      id="learners"
      title={words['protection.learnersTitle']}
      caption={words['protection.learnersCaption']}
      more={{ wide: more, narrow: more, url: to(zoneList({ column: COLUMNS.knowledge })) }}
      ground="surface"
    >
      {learners === undefined ? (
        <BlockNote>{words['home.failed']}</BlockNote>
      ) : (
        <div className={styles.learners}>
          {learners.map(({ audience, topics }) => {
            const name = words['protection.audiences'][audience];
            const pictured = topics.list.find(({ mediaType }) => mediaType === 'TEXT');
            return (
              <section key={audience} className={styles.learner} aria-labelledby={`learner-${audience}`}>
                {pictured === undefined ? null : (
                  <CoverPicture cover={pictured.cover} className={styles.picture} />
                )}
                <h3 id={`learner-${audience}`} className={styles.name}>
                  {name}
                </h3>
                <p className={styles.lead}>{words['protection.audienceLeads'][audience]}</p>
                <ul className={styles.topics}>
                  {topics.list.map((item) => (
                    <li key={item.id}>
                      <a href={to(zoneEntry(item))}>
                        <span className={styles.kind}>{words['protection.kinds'][item.mediaType]}</span>
                        {item.title}
                      </a>
                    </li>
                  ))}
                </ul>
                <p className={styles.all}>
                  <TextLink variant="more" href={to(zoneList({ column: COLUMNS.knowledge, audience }))}>
                    {words['protection.allOf'](name, topics.total)}
                  </TextLink>
                </p>
              </section>
            );
          })}
        </div>
      )}
    </Section>
  );
}
