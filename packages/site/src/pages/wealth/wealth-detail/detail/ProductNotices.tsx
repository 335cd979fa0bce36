import type { FinInfoList } from '@bank/contract';
import { dayInData } from '../../../../base/format/day.ts';
import { useSite } from '../../../../base/state/site-context.ts';
import { useTermsWords } from './use-terms-words.ts';
import styles from './ProductNotices.module.css';

const DETAIL = '/bobbank/seconddetail';

/** The newest notices about one product. */
export function ProductNotices({ notices }: { notices: FinInfoList['list'] }) {
  const { language } = useSite();
  const words = useTermsWords();
  if (notices.length === 0) return <p className={styles.none}>{words['detail.noNotices']}</p>;
  return (
    <ul className={styles.notices}>
      {notices.map(({ id, columnId, title, publishDate }) => (
        <li key={id}>
          <a href={`${DETAIL}?id=${id}&column=${columnId}`}>{title}</a>
          <time className="num" dateTime={publishDate}>
            {dayInData(publishDate, language)}
          </time>
        </li>
      ))}
    </ul>
  );
}
