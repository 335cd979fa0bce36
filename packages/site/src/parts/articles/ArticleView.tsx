import type { Article } from '@bank/contract';
import type { ReactNode } from 'react';
import { dayInProse } from '../../base/format/day.ts';
import { Clauses } from '../blocks/Clauses.tsx';
import { RichText } from '../rich-text/RichText.tsx';
import { headingsOf } from '../rich-text/headings.ts';
import { useWords } from '../../base/state/site-context.ts';
import type { PageProps } from '../../base/page/page-module.ts';
import { PageTools } from '../reading/PageTools.tsx';
import head from './article-head.module.css';
import { Attachments } from './Attachments.tsx';
import { Neighbours } from './Neighbours.tsx';
import styles from './ArticleView.module.css';
import { articlePath } from './article-path.ts';

/** Fewer headings than this need no contents list (product guide NAV-13). */
const CONTENTS_FROM = 3;

interface ArticleViewProps extends Pick<PageProps<Article>, 'data' | 'record' | 'language'> {
  /** Stands after the article itself, before its neighbours. */
  children?: ReactNode;
}

/** An article of any section, with what stands around it. */
export function ArticleView({ data: article, record, language, children }: ArticleViewProps) {
  const words = useWords();
  const headings = headingsOf(article.content);
  const addressOf = (id: string) => articlePath(record.path, { id, columnId: article.columnId });
  return (
    <article className={styles.article}>
      <header className={head.head}>
        <h1 className={head.title}>
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
      <p className={head.lead}>{article.summary}</p>
      {headings.length < CONTENTS_FROM ? null : (
        <nav className={styles.contents} aria-labelledby="contents-title">
          <h2 id="contents-title">{words['article.contents']}</h2>
          <ol>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <RichText html={article.content} tableLabel={words['article.table']} />
      <Attachments files={article.attachments} />
      {children}
      <Neighbours newer={article.prev} older={article.next} addressOf={addressOf} />
      {article.related.length === 0 ? null : (
        <aside className={styles.related} aria-labelledby="related-title">
          <h2 id="related-title">{words['article.related']}</h2>
          <ul>
            {article.related.map((other) => (
              <li key={other.id}>
                <a href={addressOf(other.id)}>{other.title}</a>
                <time dateTime={other.publishDate}>{dayInProse(other.publishDate, language)}</time>
              </li>
            ))}
          </ul>
        </aside>
      )}
    </article>
  );
}
