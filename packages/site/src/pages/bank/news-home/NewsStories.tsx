import type { ArticleSummary } from '@bank/contract';
import { shortDay } from '../../../base/format/day.ts';
import { Thumbnail } from '../../../parts/articles/Thumbnail.tsx';
import { Clauses } from '../../../parts/blocks/Clauses.tsx';
import { useSite } from '../../../base/state/site-context.ts';
import type { PageProps } from '../../../base/page/page-module.ts';
import styles from './NewsStories.module.css';
import { Lines } from './Lines.tsx';
import type { NewsHomeData } from './load-news-home.ts';
import { newsHomePaths } from './news-home-view.ts';

const PICTURED = 3;
const NOTICES = 7;

/** Three stories with their pictures, one of them large, and beside them the notices. The newest is the banner's. */
export function NewsStories(props: PageProps<NewsHomeData>) {
  const { news, notices } = props.data;
  const { detailOf, listOf, nameOf } = newsHomePaths(props);
  const [first, ...others] = news.articles.slice(1, 1 + PICTURED);
  return (
    <div className={styles.stories}>
      {first === undefined ? null : <Story article={first} href={detailOf(first)} isLarge />}
      <div className={styles.others}>
        {others.map((article) => (
          <Story key={article.id} article={article} href={detailOf(article)} />
        ))}
      </div>
      <Lines
        id="notices-title"
        title={nameOf(notices)}
        moreHref={listOf(notices)}
        articles={notices.articles.slice(0, NOTICES)}
        hrefOf={detailOf}
      />
    </div>
  );
}

function Story({
  article,
  href,
  isLarge = false,
}: {
  article: ArticleSummary;
  href: string;
  isLarge?: boolean;
}) {
  const here = useSite();
  const { title, summary, publishDate } = article;
  return (
    <div className={styles.story} data-large={isLarge ? '' : undefined}>
      <Thumbnail of={article} />
      <div>
        <p className={styles.date}>
          <time dateTime={publishDate}>{shortDay(publishDate, here)}</time>
        </p>
        <h3 className={styles.title}>
          <a href={href}>
            <Clauses text={title} />
          </a>
        </h3>
        {isLarge ? <p className={styles.summary}>{summary}</p> : null}
      </div>
    </div>
  );
}
