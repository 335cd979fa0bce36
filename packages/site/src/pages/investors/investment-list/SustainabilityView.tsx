import type { ArticleSummary } from '@bank/contract';
import { FileList } from '../../../parts/articles/FileList.tsx';
import { dayInData } from '../../../base/format/day.ts';
import { newsPath } from '../../../parts/articles/news-path.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { Part } from '../../../parts/reading/Part.tsx';
import { investmentWords } from '../../../words/investors/investment/words.ts';
import styles from './SustainabilityView.module.css';

interface SustainabilityViewProps {
  reports: readonly ArticleSummary[];
  articles: readonly ArticleSummary[];
}

/** Sustainability reports and what was done (IR-6). */
export function SustainabilityView({ reports, articles }: SustainabilityViewProps) {
  const { language } = useSite();
  const words = useWords(investmentWords);
  const files = reports.flatMap(({ attachments: [file], publishDate }) =>
    file === undefined ? [] : [{ ...file, publishDate }],
  );
  return (
    <>
      <Part id="reports" title={words.sustainability}>
        {files.length === 0 ? <p>{words.nothing}</p> : <FileList files={files} />}
      </Part>
      <Part id="practice" title={words.sustainabilityNews}>
        <ul>
          {articles.map((article) => (
            <li key={article.id} className={styles.article}>
              <time className={`num ${styles.day}`} dateTime={article.publishDate}>
                {dayInData(article.publishDate, language)}
              </time>
              <h3 className={styles.title}>
                <a href={newsPath(article, language)}>{article.title}</a>
              </h3>
              <p className={styles.summary}>{article.summary}</p>
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}
