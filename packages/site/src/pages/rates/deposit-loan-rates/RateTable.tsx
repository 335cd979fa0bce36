import type { ReactNode } from 'react';
import { Icon } from '@bank/ui';
import { ChoiceLinks } from '../../../parts/lists/ChoiceLinks.tsx';
import { dayInData, dayInProse } from '../../../base/format/day.ts';
import type { PageQuery } from '../../../base/page/page-module.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { ratesAddress, type RatesView } from './rates-address.ts';
import { ratesWords } from '../../../words/rates/rates/words.ts';
import { rateTableWords } from '../../../words/rates/rate-tables/words.ts';
import styles from './RateTable.module.css';

interface RateTableProps {
  /** Of the section; links to other versions come back here without script. */
  id: string;
  title: string;
  place: { path: string; query: PageQuery; subject: RatesView['subject'] };
  /** Days of the versions, newest first. */
  dates: readonly string[];
  csv: string;
  note: ReactNode;
  /** The table itself, which the section's title names. */
  children: ReactNode;
}

/** A posted table: what it is, from when, its earlier versions, its file, and the rules it is read by (RATE-2). */
export function RateTable({ id, title, place, dates, csv, note, children }: RateTableProps) {
  const { language } = useSite();
  const words = useWords(ratesWords, rateTableWords);
  const [current] = dates;
  const asked = place.query['date'];
  const shown = asked === undefined ? current : dates.find((date) => date <= asked);
  const versionAddress = (date: string | undefined) =>
    `${ratesAddress(place.path, { subject: place.subject, isCalculator: false }, { date })}#${id}`;
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`} data-stay="">
      <div className={styles.head}>
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        {shown === undefined ? null : (
          <p className={styles.effective} role="status">
            {words['rates.effective'](dayInProse(shown, language))}
            {language === 'CN' ? '，' : ', '}
            {words['rates.unit']}
          </p>
        )}
        {/* No file holds a version that the page does not show. */}
        {shown === undefined ? null : (
          <a className={styles.download} href={csv} download="">
            <Icon name="download" />
            {words['rates.download']}
          </a>
        )}
      </div>
      {current === undefined ? (
        <p className={styles.empty}>{words['rates.noRates']}</p>
      ) : shown === undefined ? (
        <p className={styles.empty}>{words['rates.noVersion'](dayInProse(dates.at(-1) ?? '', language))}</p>
      ) : (
        <>
          {shown === current ? null : (
            <p className={styles.earlier}>
              {words['rates.earlier'](dayInProse(shown, language), dayInProse(current, language))}{' '}
              <a href={versionAddress(undefined)}>{words['rates.toCurrent']}</a>
            </p>
          )}
          <div className={styles.scroller} tabIndex={0} role="group" aria-label={title}>
            {children}
          </div>
        </>
      )}
      <p className={styles.note}>{note}</p>
      {dates.length < 2 ? null : (
        <div className={styles.versions}>
          <span>{words['rates.versionsLabel']}</span>
          <ChoiceLinks
            label={words['rates.versions'](title)}
            choices={dates.map((date, index) => ({
              name: dayInData(date, language) + (index === 0 ? words['rates.current'] : ''),
              href: versionAddress(index === 0 ? undefined : date),
              isCurrent: date === shown,
            }))}
          />
        </div>
      )}
    </section>
  );
}
