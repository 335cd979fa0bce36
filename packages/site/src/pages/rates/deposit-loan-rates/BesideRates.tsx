import { dayInData } from '../../../base/format/day.ts';
import { newsPath } from '../../../parts/articles/news-path.ts';
import { RichText } from '../../../parts/rich-text/RichText.tsx';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import type { Beside } from './rates-data.ts';
import { ratesWords } from '../../../words/rates/rates/words.ts';
import { rateTableWords } from '../../../words/rates/rate-tables/words.ts';
import styles from './BesideRates.module.css';

interface BesideRatesProps {
  title: string;
  beside: Beside;
}

/** The rules that the tables are read by, in words and with their numbers (RATE-5), and what was announced of late. */
export function BesideRates({ title, beside: { rules, notices } }: BesideRatesProps) {
  const { language } = useSite();
  const words = useWords(ratesWords, rateTableWords);
  return (
    <div className={styles.beside}>
      {rules === undefined ? null : (
        <section className={styles.rules} aria-labelledby="rules-title" id="rules">
          <h2 className={styles.title} id="rules-title">
            {title}
          </h2>
          <RichText html={rules} tableLabel={title} />
        </section>
      )}
      {notices.length === 0 ? null : (
        <section aria-labelledby="notices-title">
          <h2 className={styles.title} id="notices-title">
            {words['rates.notices']}
          </h2>
          <ul className={styles.notices}>
            {notices.map((notice) => (
              <li key={notice.id}>
                <a href={newsPath(notice, language)}>{notice.title}</a>
                <time dateTime={notice.publishDate} className="num">
                  {dayInData(notice.publishDate, language)}
                </time>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
