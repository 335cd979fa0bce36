import type { Activity } from '@bank/contract';
import { COLUMNS } from '@bank/contract';
import { BlockNote } from '../../../parts/blocks/BlockNote.tsx';
import { Section } from '../../../parts/blocks/Section.tsx';
import type { LedArticles, ListedArticle } from '../parts/shown-articles.ts';
import { newsPath } from '../../../parts/articles/news-path.ts';
import { shortDay } from '../../../base/format/day.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { Activities } from './Activities.tsx';
import { NewsLead } from './NewsLead.tsx';
import { BANK_NEWS } from '../../../parts/links/home-paths.ts';
import { latestNews } from './latest-news.ts';
import { homeWords } from '../../../words/home/home-page/words.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './News.module.css';

interface NewsProps {
  news: LedArticles | undefined;
  notices: ListedArticle[] | undefined;
  activities: Activity[] | undefined;
}

/** The lead story, the newest of news and notices, and what is on. */
export function News({ news, notices, activities }: NewsProps) {
  const to = useAddress();
  const here = useSite();
  const { language } = here;
  const words = useWords(homeWords);
  const { lead, list } = latestNews(news, notices);
  const failed = news === undefined || notices === undefined;
  return (
    <Section
      divide="NEWS"
      id="news"
      title={words['home.newsTitle']}
      more={{ wide: words['home.newsMore'], narrow: words['home.newsMoreShort'], url: to(BANK_NEWS) }}
    >
      <div className={styles.news}>
        {lead === undefined ? null : <NewsLead article={lead} />}
        <div>
          {list.length === 0 ? (
            <BlockNote>{words[failed ? 'home.failed' : 'home.newsEmpty']}</BlockNote>
          ) : (
            <ul className={styles.list}>
              {list.map((article) => (
                <li key={article.id}>
                  <time className={`num ${styles.day}`} dateTime={article.publishDate}>
                    {shortDay(article.publishDate, here)}
                  </time>
                  <span className={styles.kind}>
                    <Kind article={article} />
                  </span>
                  <a href={newsPath(article, language)}>{article.title}</a>
                </li>
              ))}
            </ul>
          )}
          <Activities activities={activities} />
        </div>
      </div>
    </Section>
  );
}

/** The word that an editor tagged the piece with, or that of its column. */
function Kind({ article: { tags, columnId } }: { article: ListedArticle }) {
  const words = useWords(homeWords);
  const tagged = tags.find((tag) => tag in words['home.newsKinds']);
  return tagged ?? words[columnId === COLUMNS.notices ? 'home.noticesOf' : 'home.newsOf'];
}
