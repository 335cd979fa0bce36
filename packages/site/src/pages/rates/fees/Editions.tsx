import type { FeeList } from '@bank/contract';
import { dayInData } from '../../../base/format/day.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { editionAddress, noticeAddress } from './edition-address.ts';
import { editionsOf } from './editions-of.ts';
import { feeWords } from '../../../words/rates/fees/words.ts';
import styles from './Editions.module.css';

interface EditionsProps {
  data: FeeList;
  path: string;
  /** The day on which the edition on show began. */
  shown: string | undefined;
}

/** All editions with the notices that announced them (FEE-2). */
export function Editions({ data, path, shown }: EditionsProps) {
  const { language } = useSite();
  const words = useWords(feeWords);
  const { versions, today } = data;
  const current = editionsOf(data).current?.effectiveDate;
  const kindOf = (day: string) => {
    if (day === current) return words.editionNow;
    return day > today ? words.editionToCome : words.editionPast;
  };
  return (
    <section className={styles.editions} aria-labelledby="editions-title">
      <h2 id="editions-title" className={styles.title}>
        {words.versions}
      </h2>
      <p className={styles.lead}>{words.versionsLead}</p>
      <ol>
        {versions.map(({ effectiveDate, summary, notice }) => {
          const day = dayInData(effectiveDate, language);
          return (
            <li key={effectiveDate} className={styles.edition}>
              <p className={styles.day}>
                <time dateTime={effectiveDate}>{day}</time>
                <span className={styles.kind}>{kindOf(effectiveDate)}</span>
              </p>
              <p className={styles.summary}>{summary}</p>
              <p className={styles.links}>
                {effectiveDate === shown ? (
                  <span className={styles.shown}>{words.versionShown}</span>
                ) : (
                  <a href={editionAddress(path, effectiveDate, current)}>{words.versionOpen(day)}</a>
                )}
                {notice === undefined ? null : (
                  <a href={noticeAddress(language, notice)} title={notice.title}>
                    {words.noticeOn(dayInData(notice.publishDate, language))}
                  </a>
                )}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
