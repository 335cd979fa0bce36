import { COLUMNS, type EduItem } from '@bank/contract';
import { SectionHead, TextLink } from '@bank/ui';
import { dayInData } from '../../../base/format/day.ts';
import { BlockNote } from '../../../parts/blocks/BlockNote.tsx';
import { zoneEntry, zoneList } from '../parts/zone-address.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { protectionWords } from '../../../words/consumer/protection/words.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './Statements.module.css';

const LAWS_SHOWN = 5;
const EVENTS_SHOWN = 3;

interface StatementsProps {
  laws: EduItem[] | undefined;
  events: EduItem[] | undefined;
}

/** What the law says, and where the bank teaches next. */
export function Statements({ laws, events }: StatementsProps) {
  const to = useAddress();
  const words = useWords(protectionWords);
  const { language } = useSite();
  const more = (columnId: string, name: string) => (
    <TextLink variant="more" href={to(zoneList({ column: columnId }))}>
      {name}
    </TextLink>
  );
  return (
    <div className={styles.ground}>
      <div className={styles.halves}>
        <section className={styles.half} aria-labelledby="laws">
          <SectionHead
            id="laws"
            title={words['protection.lawsTitle']}
            more={more(COLUMNS.consumerLaws, words['protection.lawsMore'])}
          />
          {laws === undefined ? <BlockNote>{words['home.failed']}</BlockNote> : null}
          <ul>
            {laws?.slice(0, LAWS_SHOWN).map((item) => (
              <li key={item.id} className={styles.law}>
                <h3 className={styles.name}>
                  <a href={to(zoneEntry(item))}>{item.title}</a>
                </h3>
                <p className={styles.note}>{item.summary}</p>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.half} aria-labelledby="events">
          <SectionHead
            id="events"
            title={words['protection.eventsTitle']}
            more={more(COLUMNS.eduEvents, words['protection.eventsMore'])}
          />
          {events === undefined ? <BlockNote>{words['home.failed']}</BlockNote> : null}
          <ul>
            {events?.slice(0, EVENTS_SHOWN).map((item) => (
              <li key={item.id} className={styles.event}>
                <p className={styles.date}>
                  <time dateTime={item.publishDate}>{dayInData(item.publishDate, language)}</time>
                </p>
                <h3 className={styles.name}>
                  <a href={to(zoneEntry(item))}>{item.title}</a>
                </h3>
                <p className={styles.note}>{item.summary}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
