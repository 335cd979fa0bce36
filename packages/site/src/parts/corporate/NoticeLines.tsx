import type { ArticleSummary } from '@bank/contract';
import { shortDay } from '../../base/format/day.ts';
import { useSite, useWords } from '../../base/state/site-context.ts';
import { useAddress } from '../links/use-address.ts';
import styles from './NoticeLines.module.css';
import { corporatePath } from './corporate-paths.ts';
import { corporateWords } from '../../words/company/corporate/words.ts';

interface NoticeLinesProps {
  notices: readonly ArticleSummary[];
  /** Below each title what it comes to, for readers who look for what changed. */
  withSummary?: boolean;
}

/** Notices of a column, a line each. */
export function NoticeLines({ notices, withSummary = false }: NoticeLinesProps) {
  const to = useAddress();
  const here = useSite();
  const words = useWords(corporateWords);
  if (notices.length === 0) return <p className={styles.none}>{words.nothing}</p>;
  return (
    <ul className={styles.lines}>
      {notices.map((notice) => (
        <li key={notice.id}>
          <time className="num" dateTime={notice.publishDate}>
            {shortDay(notice.publishDate, here)}
          </time>
          <span>
            <a href={to(corporatePath(notice))}>{notice.title}</a>
            {notice.changedOn === undefined ? null : (
              <span className={styles.changed}>
                {' '}
                {here.words['news.changed'](shortDay(notice.changedOn, here))}
              </span>
            )}
          </span>
          {withSummary && notice.summary !== '' ? <p className={styles.summary}>{notice.summary}</p> : null}
        </li>
      ))}
    </ul>
  );
}
