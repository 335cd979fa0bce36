import { dayInProse } from '../../../base/format/day.ts';
import { Clauses } from '../../../parts/blocks/Clauses.tsx';
import { Section } from '../../../parts/blocks/Section.tsx';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import type { PageProps } from '../../../base/page/page-module.ts';
import styles from './Media.module.css';
import type { NewsHomeData } from './load-news-home.ts';
import { newsHomePaths } from './news-home-view.ts';
import { newsHomeWords } from '../../../words/bank/news-home/words.ts';

/** What others write of the bank: the newest at length, the rest by title. */
export function Media(props: PageProps<NewsHomeData>) {
  const { language } = useSite();
  const words = useWords(newsHomeWords);
  const { media } = props.data;
  const { detailOf, listOf, nameOf } = newsHomePaths(props);
  const more = words['newsHome.moreOf'](nameOf(media));
  return (
    <Section id="media" title={nameOf(media)} more={{ wide: more, narrow: more, url: listOf(media) }}>
      <ul className={styles.media}>
        {media.articles.map((article) => (
          <li key={article.id}>
            <h3>
              <a href={detailOf(article)}>
                <Clauses text={article.title} />
              </a>
            </h3>
            <p className={styles.summary}>{article.summary}</p>
            <p className={styles.source}>
              {article.source}{' '}
              <time dateTime={article.publishDate}>{dayInProse(article.publishDate, language)}</time>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
