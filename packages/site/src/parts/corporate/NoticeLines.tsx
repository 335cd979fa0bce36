import type { ArticleSummary } from '@bank/contract';
import { shortDay } from '../../base/format/day.ts';
import { useSite, useWords } from '../../base/state/site-context.ts';
import styles from './NoticeLines.module.css';
import { corporatePath } from './corporate-paths.ts';
import { corporateWords } from '../../words/company/corporate/words.ts';

/** Notices of a column, a line each. */
export function NoticeLines({ notices }: { notices: readonly ArticleSummary[] }) {
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
          <a href={corporatePath(notice)}>{notice.title}</a>
        </li>
      ))}
    </ul>
  );
}
