import type { ArticleList } from '@bank/contract';
import { dayInData } from '../../format/day.ts';
import { BlockNote } from '../../home-blocks/BlockNote.tsx';
import { Section } from '../../home-blocks/Section.tsx';
import { SPECIAL_NEWS_PATH, specialArticlePath } from '../../special/special-paths.ts';
import { useSpecialWords } from '../../special/use-special-words.ts';
import { useSite } from '../../state/site-context.ts';
import styles from './SpecialNews.module.css';

export function SpecialNews({ news }: { news: ArticleList | undefined }) {
  const { language } = useSite();
  const words = useSpecialWords();
  const more = words.newsMore;
  return (
    <Section id="news" title={words.newsTitle} more={{ wide: more, narrow: more, url: SPECIAL_NEWS_PATH }}>
      {news === undefined ? (
        <BlockNote>{words.failed}</BlockNote>
      ) : (
        <ul className={styles.news}>
          {news.list.map((article) => (
            <li key={article.id}>
              <time dateTime={article.publishDate}>{dayInData(article.publishDate, language)}</time>
              <div>
                <a href={specialArticlePath(article)}>{article.title}</a>
                <p>{article.summary}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
