import type { Article } from '@bank/contract';
import type { ReactNode } from 'react';
import type { PageProps } from '../../base/page/page-module.ts';
import { Attachments } from './Attachments.tsx';
import { Changes } from './Changes.tsx';
import { Neighbours } from './Neighbours.tsx';
import { Related } from './Related.tsx';
import { Story } from './Story.tsx';
import styles from './ArticleView.module.css';
import { articlePath } from './article-path.ts';

interface ArticleViewProps extends Pick<PageProps<Article>, 'data' | 'record'> {
  /** Stands after the article itself, before its neighbours. */
  children?: ReactNode;
}

/** An article of any section below its banner, with what stands around it. */
export function ArticleView({ data: article, record, children }: ArticleViewProps) {
  const addressOf = (id: string) => articlePath(record.path, { id, columnId: article.columnId });
  const { related } = article;
  return (
    <article className={styles.article}>
      <Story
        // Another text has other parts: what was opened or scrolled in this one is not of it. What a page adds may be
        // told apart by the id as well.
        key={`story ${article.id}`}
        story={article}
        related={related.length === 0 ? undefined : <Related articles={related} addressOf={addressOf} />}
      />
      <Changes changes={article.changes} />
      <Attachments files={article.attachments} />
      {children}
      <Neighbours newer={article.prev} older={article.next} addressOf={addressOf} isBand />
    </article>
  );
}
