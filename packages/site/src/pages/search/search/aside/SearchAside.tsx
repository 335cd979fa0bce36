import { Icon } from '@bank/ui';
import { useHotlines } from '../../../../parts/links/hotlines.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import { searchWords } from '../../../../words/common/search-page/words.ts';
import { useAddress } from '../../../../parts/links/use-address.ts';
import { useFeature } from '../../../../parts/links/use-feature.ts';
import styles from './SearchAside.module.css';

/** What others look for, and where to turn to when none of it is right. */
export function SearchAside({ path, hot }: { path: string; hot: readonly string[] }) {
  const to = useAddress();
  const words = useWords(searchWords);
  const hotlines = useHotlines();
  const hasFeedback = useFeature('feedback');
  return (
    <aside className={styles.aside} aria-label={words.beside}>
      {hot.length === 0 ? null : (
        <section aria-labelledby="page-hot-searches">
          <h2 id="page-hot-searches" className={styles.head}>
            {words.hot}
          </h2>
          <ol className={styles.hot}>
            {hot.map((keyword, index) => (
              <li key={keyword}>
                <span className={`num ${styles.rank}`} aria-hidden="true">
                  {index + 1}
                </span>
                <a href={`${path}?${new URLSearchParams({ keyword })}`}>{keyword}</a>
              </li>
            ))}
          </ol>
        </section>
      )}
      <section aria-labelledby="search-help">
        <h2 id="search-help" className={styles.head}>
          {words.notFound}
        </h2>
        <ul className={styles.ways}>
          <li>
            <a href={`tel:${hotlines.service.dial}`}>
              <Icon name="hotline" size={20} />
              <span>
                {`${words.hotline} `}
                <b className="num">{hotlines.service.shown}</b>
              </span>
            </a>
          </li>
          <li>
            <a href={to('/bobbank/map')}>
              <Icon name="branch" size={20} />
              {words.branches}
            </a>
          </li>
          {hasFeedback ? (
            <li>
              <a href={to('/bobbank/feedback')}>
                <Icon name="feedback" size={20} />
                {words.feedback}
              </a>
            </li>
          ) : null}
        </ul>
      </section>
    </aside>
  );
}
