import { BlockNote } from '../../../parts/blocks/BlockNote.tsx';
import { CoverPicture } from '../../../parts/blocks/CoverPicture.tsx';
import type { LedArticles } from '../parts/shown-articles.ts';
import { newsPath } from '../../../parts/articles/news-path.ts';
import { dayInProse, shortDay } from '../../../base/format/day.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { ListSection } from './ListSection.tsx';
import { homeWords } from '../../../words/home/home-page/words.ts';
import styles from './LatestNews.module.css';

const ALL_NEWS = '/en/bobbank/secondlist?column=701001';

/** The first piece with its picture, the others by day. */
export function LatestNews({ news }: { news: LedArticles | undefined }) {
  const here = useSite();
  const { language } = here;
  const words = useWords(homeWords);
  const { lead, rest } = news ?? { lead: undefined, rest: [] };
  return (
    <ListSection
      id="news"
      title={words['home.newsTitle']}
      more={{ name: words['home.newsMore'], url: ALL_NEWS }}
    >
      {lead === undefined ? (
        <BlockNote>{words[news === undefined ? 'home.failed' : 'home.newsEmpty']}</BlockNote>
      ) : (
        <div className={styles.lead}>
          <CoverPicture cover={lead.cover} className={styles.picture} />
          <div>
            <time className={`num ${styles.day}`} dateTime={lead.publishDate}>
              {dayInProse(lead.publishDate, language)}
            </time>
            <h3 className={styles.title}>
              <a href={newsPath(lead, language)}>{lead.title}</a>
            </h3>
          </div>
        </div>
      )}
      {rest.length === 0 ? null : (
        <ul className={styles.list}>
          {rest.map((article) => (
            <li key={article.id}>
              <time className={`num ${styles.day}`} dateTime={article.publishDate}>
                {shortDay(article.publishDate, here)}
              </time>
              <a href={newsPath(article, language)}>{article.title}</a>
            </li>
          ))}
        </ul>
      )}
    </ListSection>
  );
}
