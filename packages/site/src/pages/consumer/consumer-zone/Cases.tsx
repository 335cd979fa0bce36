import { COLUMNS, type EduItem } from '@bank/contract';
import { BlockNote } from '../../../parts/blocks/BlockNote.tsx';
import { Clauses } from '../../../parts/blocks/Clauses.tsx';
import { Section } from '../../../parts/blocks/Section.tsx';
import { EduFacts } from '../parts/EduFacts.tsx';
import { EduPicture } from '../parts/EduPicture.tsx';
import { zoneEntry, zoneList } from '../parts/zone-address.ts';
import { protectionWords } from '../../../words/consumer/protection/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './Cases.module.css';

const BESIDE_THE_LEAD = 4;

/** The newest case large, four more beside it. */
export function Cases({ items }: { items: EduItem[] | undefined }) {
  const to = useAddress();
  const words = useWords(protectionWords);
  const more = words['protection.casesMore'];
  const [lead, ...rest] = items ?? [];
  return (
    <Section
      id="cases"
      title={words['protection.casesTitle']}
      caption={words['protection.casesCaption']}
      more={{ wide: more, narrow: more, url: to(zoneList({ column: COLUMNS.riskCases })) }}
    >
      {lead === undefined ? (
        <BlockNote>{words[items === undefined ? 'home.failed' : 'protection.empty']}</BlockNote>
      ) : (
        <div className={styles.cases}>
          <div className={styles.lead}>
            <EduPicture item={lead} />
            <div className={styles.facts}>
              <EduFacts item={lead} />
            </div>
            <h3 className={styles.title}>
              <a href={to(zoneEntry(lead))}>
                <Clauses text={lead.title} />
              </a>
            </h3>
            <p className={styles.summary}>{lead.summary}</p>
          </div>
          <ul className={styles.list}>
            {rest.slice(0, BESIDE_THE_LEAD).map((item) => (
              <li key={item.id} className={styles.row}>
                <div>
                  <EduPicture item={item} />
                </div>
                <div>
                  <EduFacts item={item} />
                  <h3 className={styles.name}>
                    <a href={to(zoneEntry(item))}>{item.title}</a>
                  </h3>
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
