import type { Article } from '@bank/contract';
import { dayInProse } from '../../base/format/day.ts';
import { Clauses } from '../blocks/Clauses.tsx';
import type { PageProps } from '../../base/page/page-module.ts';
import { PageTools } from '../reading/PageTools.tsx';
import { useWords } from '../../base/state/site-context.ts';
import styles from './ArticleHead.module.css';

/** The head of an article where no banner holds it: in the fund zone. */
export function ArticleHead({ data: article, language }: Pick<PageProps<Article>, 'data' | 'language'>) {
  const words = useWords();
  const { facts = [] } = article;
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>
          <Clauses text={article.title} />
        </h1>
        <dl className={styles.facts}>
          <div>
            <dt>{words['article.published']}</dt>
            <dd>
              <time dateTime={article.publishDate}>{dayInProse(article.publishDate, language)}</time>
            </dd>
          </div>
          {article.source === undefined ? null : (
            <div>
              <dt>{words['article.source']}</dt>
              <dd>{article.source}</dd>
            </div>
          )}
        </dl>
        <PageTools />
      </header>
      <p className={styles.lead}>{article.summary}</p>
      {facts.length === 0 ? null : (
        <dl className={styles.numbers}>
          {facts.map(({ label, value, unit }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">
                {value}
                {unit === undefined ? null : <small> {unit}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
