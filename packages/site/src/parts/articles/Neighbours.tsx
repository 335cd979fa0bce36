import type { Article } from '@bank/contract';
import { shortDay } from '../../base/format/day.ts';
import { useSite } from '../../base/state/site-context.ts';
import { Thumbnail, hasThumbnail } from './Thumbnail.tsx';
import styles from './Neighbours.module.css';

interface NeighboursProps {
  newer: Article['prev'];
  older: Article['next'];
  addressOf: (id: string) => string;
  /** As wide as the window, on a ground of its own: where nothing stands beside the text. */
  isBand?: boolean;
}

/** Links to the newer and the older article of the same column, each with its picture, on a band of their own. */
export function Neighbours({ newer, older, addressOf, isBand = false }: NeighboursProps) {
  const { language, today, words } = useSite();
  if (newer === undefined && older === undefined) return null;
  const sides = [
    { word: words['article.newer'], article: newer, rel: 'prev' },
    { word: words['article.older'], article: older, rel: 'next' },
  ];
  return (
    <nav
      className={styles.neighbours}
      data-band={isBand ? '' : undefined}
      aria-label={words['article.neighbours']}
    >
      <ul>
        {sides.map(({ word, article, rel }) =>
          article === undefined ? null : (
            <li key={rel} data-side={rel}>
              <a
                href={addressOf(article.id)}
                rel={rel}
                data-pictured={hasThumbnail(article) ? '' : undefined}
              >
                <Thumbnail of={article} className={styles.picture} />
                <span>
                  <span className={styles.word}>
                    {word}
                    {article.publishDate === undefined ? null : (
                      <time className="num" dateTime={article.publishDate}>
                        {shortDay(article.publishDate, { language, today })}
                      </time>
                    )}
                  </span>
                  <span className={styles.title}>{article.title}</span>
                </span>
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
