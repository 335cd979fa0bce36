import { RailFacts } from '@bank/ui';
import { shortDay } from '../../../base/format/day.ts';
import { HomeBanner } from '../../../parts/banner/HomeBanner.tsx';
import { Clauses } from '../../../parts/blocks/Clauses.tsx';
import { useSite } from '../../../base/state/site-context.ts';
import type { PageProps } from '../../../base/page/page-module.ts';
import styles from './NewsHomeBanner.module.css';
import type { NewsHomeData } from './load-news-home.ts';
import { newsHomePaths } from './news-home-view.ts';

const NOTICES = 3;

/** The newest story as the head of the page, and under it the newest notices. */
export function NewsHomeBanner(props: PageProps<NewsHomeData>) {
  const here = useSite();
  const { news, notices } = props.data;
  const { detailOf } = newsHomePaths(props);
  const [lead] = news.articles;
  return (
    <HomeBanner
      record={props.record}
      rail={
        notices.articles.length === 0 ? undefined : (
          <RailFacts
            facts={notices.articles.slice(0, NOTICES).map((notice) => ({
              label: [notice.tags[0], shortDay(notice.publishDate, here)].join(' '),
              value: notice.title,
              href: detailOf(notice),
            }))}
          />
        )
      }
    >
      {lead === undefined ? undefined : (
        <div>
          <h2 className={styles.title}>
            <a href={detailOf(lead)}>
              <Clauses text={lead.title} />
            </a>
          </h2>
          <p className={styles.summary}>
            <time dateTime={lead.publishDate}>{shortDay(lead.publishDate, here)}</time> {lead.summary}
          </p>
        </div>
      )}
    </HomeBanner>
  );
}
