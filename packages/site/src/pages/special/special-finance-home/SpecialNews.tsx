import type { ArticleList } from '@bank/contract';
import { dayInData } from '../../../base/format/day.ts';
import { Thumbnail } from '../../../parts/articles/Thumbnail.tsx';
import { BlockNote } from '../../../parts/blocks/BlockNote.tsx';
import { Section } from '../../../parts/blocks/Section.tsx';
import { SPECIAL_NEWS_PATH, specialArticlePath } from '../parts/special-paths.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { specialWords } from '../../../words/special/special/words.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './SpecialNews.module.css';

export function SpecialNews({ news }: { news: ArticleList | undefined }) {
  const to = useAddress();
  const { language } = useSite();
  const words = useWords(specialWords);
  const more = words.newsMore;
  return (
    <Section
      id="news"
      title={words.newsTitle}
      more={{ wide: more, narrow: more, url: to(SPECIAL_NEWS_PATH) }}
    >
      {news === undefined ? (
        <BlockNote>{words.failed}</BlockNote>
      ) : (
        <ul className={styles.news}>
          {news.list.map((article) => (
            <li key={article.id}>
              <time dateTime={article.publishDate}>{dayInData(article.publishDate, language)}</time>
              <div>
                <a href={to(specialArticlePath(article))}>{article.title}</a>
                <p>{article.summary}</p>
              </div>
              <Thumbnail of={article} className={styles.picture} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
