import type { FinInfoList } from '@bank/contract';
import { newsPath } from '../../../../parts/articles/news-path.ts';
import { dayInData } from '../../../../base/format/day.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { wealthWords } from '../../../../words/wealth/wealth/words.ts';
import { wealthDetailWords } from '../../../../words/wealth/wealth-detail/words.ts';
import { wealthTermsWords } from '../../../../words/wealth/wealth-terms/words.ts';
import styles from './ProductNotices.module.css';

/** The newest notices about one product. */
export function ProductNotices({ notices }: { notices: FinInfoList['list'] }) {
  const { language } = useSite();
  const words = useWords(wealthWords, wealthDetailWords, wealthTermsWords);
  if (notices.length === 0) return <p className={styles.none}>{words['detail.noNotices']}</p>;
  return (
    <ul className={styles.notices}>
      {notices.map(({ id, columnId, title, publishDate }) => (
        <li key={id}>
          <a href={newsPath({ id, columnId }, language)}>{title}</a>
          <time className="num" dateTime={publishDate}>
            {dayInData(publishDate, language)}
          </time>
        </li>
      ))}
    </ul>
  );
}
