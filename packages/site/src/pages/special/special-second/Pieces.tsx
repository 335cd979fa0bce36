import type { ReactNode } from 'react';
import type { ArticleSummary } from '@bank/contract';
import { Thumbnail } from '../../../parts/articles/Thumbnail.tsx';
import { Part } from '../../../parts/reading/Part.tsx';
import { specialArticlePath } from '../parts/special-paths.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './Pieces.module.css';

interface PiecesProps {
  id: string;
  title: string;
  note?: ReactNode;
  articles: readonly ArticleSummary[];
  look?: 'large' | 'plain';
}

export function Pieces({ id, title, note, articles, look = 'plain' }: PiecesProps) {
  const to = useAddress();
  if (articles.length === 0) return null;
  return (
    <Part id={id} title={title} note={note}>
      <ul className={styles.pieces} data-look={look}>
        {articles.map((article) => (
          <li key={article.id} className={styles.piece}>
            {look === 'plain' ? <Thumbnail of={article} className={styles.picture} /> : null}
            <div>
              <h3 className={styles.name}>
                <a href={to(specialArticlePath(article))}>{article.title}</a>
              </h3>
              <p>{article.summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}
