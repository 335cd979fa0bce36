import type { ReactNode } from 'react';
import { useHotlines } from '../links/hotlines.ts';
import { headingsOf } from '../rich-text/headings.ts';
import { useWords } from '../../base/state/site-context.ts';
import styles from './ReadingColumns.module.css';

interface ReadingColumnsProps {
  /** The text whose second-level headings make the contents list. */
  html: string;
  children: ReactNode;
}

/** A long text without a section menu: the text, and beside it its contents and where to ask. */
export function ReadingColumns({ html, children }: ReadingColumnsProps) {
  const words = useWords();
  const hotlines = useHotlines();
  const headings = headingsOf(html);
  return (
    <div className={styles.columns}>
      <div className={styles.text}>{children}</div>
      <div className={styles.aside}>
        {headings.length < 2 ? null : (
          <nav aria-labelledby="contents-title">
            <h2 id="contents-title" className={styles.title}>
              {words['article.contents']}
            </h2>
            <ol className={styles.contents}>
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <section aria-labelledby="ask-title">
          <h2 id="ask-title" className={styles.title}>
            {words['article.ask']}
          </h2>
          <p className={styles.ask}>
            <a className={styles.phone} href={`tel:${hotlines.service.dial}`}>
              {hotlines.service.shown}
            </a>
            <span>{words['article.askHours']}</span>
          </p>
        </section>
      </div>
    </div>
  );
}
