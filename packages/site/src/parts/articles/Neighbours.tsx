import type { Article } from '@bank/contract';
import { useWords } from '../../base/state/site-context.ts';
import styles from './Neighbours.module.css';

interface NeighboursProps {
  newer: Article['prev'];
  older: Article['next'];
  addressOf: (id: string) => string;
}

/** Links to the newer and the older article of the same column. */
export function Neighbours({ newer, older, addressOf }: NeighboursProps) {
  const words = useWords();
  if (newer === undefined && older === undefined) return null;
  const sides = [
    { word: words['article.newer'], article: newer, rel: 'prev' },
    { word: words['article.older'], article: older, rel: 'next' },
  ];
  return (
    <nav className={styles.neighbours} aria-label={words['article.neighbours']}>
      <ul>
        {sides.map(({ word, article, rel }) =>
          article === undefined ? null : (
            <li key={rel}>
              <a href={addressOf(article.id)} rel={rel}>
                <span className={styles.word}>{word}</span>
                <span className={styles.title}>{article.title}</span>
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
