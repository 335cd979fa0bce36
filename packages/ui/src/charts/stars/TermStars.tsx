import type { ReactNode } from 'react';
import { StarPlot } from './StarPlot.tsx';
import { NARROW, WIDE, type TermPoint } from './star-layout.ts';
import styles from './TermStars.module.css';

interface TermStarsProps {
  /** Shortest term first. */
  points: readonly TermPoint[];
  chosen: string;
  onChoose: (code: string) => void;
  /** Name of the radio buttons, one in the document. */
  name: string;
  caption: ReactNode;
  words: {
    /** What a reader should take from it, in a sentence. */
    conclusion: string;
    choose: string;
    table: ReactNode;
    option: (point: TermPoint) => string;
  };
  /** The same figures as a table. */
  children: ReactNode;
}

/**
 * Rates over terms as a constellation on night ground, in front of the true Dipper. Drawn by the server; with script
 * each star is a radio button that pointer, touch and arrow keys reach.
 */
export function TermStars({ points, chosen, onChoose, name, caption, words, children }: TermStarsProps) {
  return (
    <div className={styles.chart}>
      <p className={styles.caption}>{caption}</p>
      <details className={styles.asTable}>
        <summary>{words.table}</summary>
        <div className={styles.table}>{children}</div>
      </details>
      <div className={styles.plot}>
        <StarPlot
          className={styles.wide}
          size={WIDE}
          points={points}
          chosen={chosen}
          conclusion={words.conclusion}
        />
        <StarPlot
          className={styles.narrow}
          size={NARROW}
          points={points}
          chosen={chosen}
          conclusion={words.conclusion}
        />
        <div className={styles.stars} role="radiogroup" aria-label={words.choose}>
          {points.map((point) => (
            <input
              key={point.code}
              className={styles.star}
              type="radio"
              name={name}
              value={point.code}
              aria-label={words.option(point)}
              checked={point.code === chosen}
              onChange={() => onChoose(point.code)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
