import type { InvestorEvent, Language } from '@bank/contract';
import { Icon, VisuallyHidden } from '@bank/ui';
import { dayInData } from '../../../base/format/day.ts';
import { inShanghai } from '../../../base/format/moment.ts';
import { SiteLink } from '../../../parts/links/SiteLink.tsx';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { eventFile } from './investment-files.ts';
import { investmentWords } from '../../../words/investors/investment/words.ts';
import styles from './EventRows.module.css';

interface EventRowsProps {
  events: readonly InvestorEvent[];
  /** Past days are not for calendars. */
  isPast?: boolean;
}

/** Dates for investors, each with a file for the visitor's own calendar (IR-4). */
export function EventRows({ events, isPast = false }: EventRowsProps) {
  const { language } = useSite();
  const words = useWords(investmentWords);
  return (
    <ul className={styles.rows}>
      {events.map((event) => {
        const { id, title, kind, place, url, isAllDay } = event;
        return (
          <li key={id} className={styles.row}>
            <time className={`num ${styles.when}`} dateTime={event.startTime}>
              {dayInData(inShanghai(event.startTime).day, language)}
              <span className={styles.hours}>{isAllDay === true ? words.allDay : hoursOf(event)}</span>
            </time>
            <div>
              <p className={styles.title}>
                {url === undefined ? (
                  title
                ) : (
                  <SiteLink url={url} urlType="1">
                    {title}
                  </SiteLink>
                )}
              </p>
              <p className={styles.facts}>
                <span>{words.eventKinds[kind]}</span>
                {place === undefined ? null : <span>{place}</span>}
              </p>
            </div>
            {isPast ? null : <CalendarLink id={id} title={title} language={language} />}
          </li>
        );
      })}
    </ul>
  );
}

function CalendarLink({ id, title, language }: { id: string; title: string; language: Language }) {
  const words = useWords(investmentWords);
  return (
    <a className={styles.add} href={eventFile(id, language)} download={`${id}.ics`}>
      <Icon name="plus" size={14} />
      <span aria-hidden="true">{words.addDate}</span>
      <VisuallyHidden>{words.addDateOf(title)}</VisuallyHidden>
    </a>
  );
}

function hoursOf({ startTime, endTime }: InvestorEvent): string {
  const start = inShanghai(startTime).minute;
  return endTime === undefined ? start : `${start}–${inShanghai(endTime).minute}`;
}
