import { SiteLink } from '../../../parts/links/SiteLink.tsx';
import { useWords } from '../../../base/state/site-context.ts';
import type { PageProps } from '../../../base/page/page-module.ts';
import { Section } from '../../../parts/blocks/Section.tsx';
import { NewsActivities } from './NewsActivities.tsx';
import { Media } from './Media.tsx';
import { NewsHomeBanner } from './NewsHomeBanner.tsx';
import { Numbers } from './Numbers.tsx';
import { NewsStories } from './NewsStories.tsx';
import type { NewsHomeData } from './load-news-home.ts';
import { newsHomePaths, storiesWithNumbers } from './news-home-view.ts';
import { newsHomeWords } from '../../../words/bank/news-home/words.ts';
import styles from './NewsHomePage.module.css';

/** /bobbank, "today at the bank" (S2-bobbank): the newest story, then what is new, its numbers, what others say, what is on. */
export function NewsHomePage(props: PageProps<NewsHomeData>) {
  const words = useWords(newsHomeWords);
  const { news, media, activities, pages } = props.data;
  const { detailOf, listOf, nameOf } = newsHomePaths(props);
  const numbers = storiesWithNumbers(props.data);
  const elsewhere = pages.filter((entry) => !entry.url.includes('column='));
  const more = words['newsHome.moreOf'](nameOf(news));
  return (
    <>
      <NewsHomeBanner {...props} />
      <Section id="news" title={nameOf(news)} more={{ wide: more, narrow: more, url: listOf(news) }}>
        {news.articles.length === 0 ? <p>{words['problem.empty']}</p> : <NewsStories {...props} />}
      </Section>
      {numbers.length < 2 ? null : <Numbers stories={numbers} hrefOf={detailOf} />}
      {media.articles.length === 0 ? null : <Media {...props} />}
      {activities.length === 0 ? null : <NewsActivities activities={activities} />}
      {elsewhere.length === 0 ? null : (
        <nav className={styles.services} aria-label={words['newsHome.services']}>
          <ul>
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
    </>
  );
}
