import { SectionHead, TextLink } from '@bank/ui';
import type { ArticleSummary } from '@bank/contract';
import { dayInProse, daySpan, shortDay } from '../../../base/format/day.ts';
import { HomeBanner } from '../../../parts/banner/HomeBanner.tsx';
import { SiteLink } from '../../../parts/links/SiteLink.tsx';
import { useImageUrl, useSite, useWords } from '../../../base/state/site-context.ts';
import type { PageProps } from '../../../base/page/page-module.ts';
import { activityPath } from '../../../parts/links/home-paths.ts';
import { LeadStory } from './LeadStory.tsx';
import type { NewsColumn, NewsHomeData } from './load-news-home.ts';
import styles from './NewsHomePage.module.css';

/** /bobbank, "today at the bank" (S2-bobbank): what is new, by column. */
export function NewsHomePage({ data, record, language }: PageProps<NewsHomeData>) {
  const here = useSite();
  const { words } = here;
  const imageUrl = useImageUrl();
  const { news, notices, media, activities, pages } = data;
  const listOf = (column: NewsColumn) => `${record.path}/secondlist?column=${column.columnId}`;
  const detailOf = (article: ArticleSummary) =>
    `${record.path}/seconddetail?id=${article.id}&column=${article.columnId}`;
  const nameOf = (column: NewsColumn) =>
    pages.find((entry) => entry.url.endsWith(column.columnId))?.name ?? '';
  const [lead, ...rest] = news.articles;
  const elsewhere = pages.filter((entry) => !entry.url.includes('column='));
  return (
    <>
      <HomeBanner record={record} />
      <section className={`${styles.section} ${styles.opened}`} aria-labelledby="news-title">
        <SectionHead
          id="news-title"
          title={nameOf(news)}
          more={<MoreLink href={listOf(news)} name={nameOf(news)} />}
        />
        {lead === undefined ? (
          <p>{words['problem.empty']}</p>
        ) : (
          <div className={styles.lead}>
            <LeadStory
              article={lead}
              href={detailOf(lead)}
              imageUrl={imageUrl(lead.cover)}
              date={dayInProse(lead.publishDate, language)}
            />
            <ul className={styles.lines}>
              {rest.map((article) => (
                <li key={article.id} className={styles.line}>
                  <time dateTime={article.publishDate}>{shortDay(article.publishDate, here)}</time>
                  <a href={detailOf(article)}>{article.title}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </section>
      <section className={styles.surface} aria-labelledby="notices-title">
        <div className={`${styles.section} ${styles.opened}`}>
          <SectionHead
            id="notices-title"
            title={nameOf(notices)}
            more={<MoreLink href={listOf(notices)} name={nameOf(notices)} />}
          />
          <ul className={styles.columns}>
            {notices.articles.map((article) => (
              <li key={article.id} className={styles.line}>
                <time dateTime={article.publishDate}>{shortDay(article.publishDate, here)}</time>
                <span>
                  <span className={styles.tag}>{article.tags[0]}</span>
                  <a href={detailOf(article)}>{article.title}</a>
                </span>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <div className={`${styles.section} ${styles.halves}`}>
        <section className={styles.opened} aria-labelledby="media-title">
          <SectionHead
            id="media-title"
            title={nameOf(media)}
            more={<MoreLink href={listOf(media)} name={nameOf(media)} />}
          />
          <ul className={styles.stories}>
            {media.articles.map((article) => (
              <li key={article.id}>
                <h3>
                  <a href={detailOf(article)}>{article.title}</a>
                </h3>
                <p>{article.summary}</p>
                <p className={styles.source}>
                  {article.source}{' '}
                  <time dateTime={article.publishDate}>{dayInProse(article.publishDate, language)}</time>
                </p>
              </li>
            ))}
          </ul>
        </section>
        <div className={styles.side}>
          {activities.length === 0 ? null : (
            <section className={styles.opened} aria-labelledby="activities-title">
              <SectionHead id="activities-title" title={words['newsHome.activities']} />
              <ul className={styles.stories}>
                {activities.map((activity) => (
                  <li key={activity.id}>
                    <h3>
                      <a href={language === 'CN' ? activityPath(activity.id) : detailOf(activity)}>
                        {activity.title}
                      </a>
                    </h3>
                    <p className={styles.source}>{daySpan(activity.startDate, activity.endDate, here)}</p>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {elsewhere.length === 0 ? null : (
            <nav aria-label={words['newsHome.services']}>
              <ul className={styles.services}>
                {elsewhere.map((entry) => (
                  <li key={entry.id}>
                    <SiteLink url={entry.url} urlType={entry.urlType}>
                      {entry.name}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </div>
    </>
  );
}

function MoreLink({ href, name }: { href: string; name: string }) {
  const words = useWords();
  return (
    <TextLink variant="more" href={href}>
      {words['newsHome.moreOf'](name)}
    </TextLink>
  );
}
