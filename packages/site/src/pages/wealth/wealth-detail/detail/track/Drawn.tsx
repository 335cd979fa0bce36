import { Icon } from '@bank/ui';
import type { ReactNode } from 'react';
import { useWords } from '../../../../../base/state/site-context.ts';
import { wealthTrackWords } from '../../../../../words/wealth/wealth-track/words.ts';
import styles from './Drawn.module.css';

interface DrawnProps {
  chart: ReactNode;
  /** How to read it, with the formula of its figures. */
  note: string;
  /** The same figures, folded away. */
  table: ReactNode;
  csv: string;
}

/** A drawing, how to read it, and its figures as a table and as a file. */
export function Drawn({ chart, note, table, csv }: DrawnProps) {
  const words = useWords(wealthTrackWords);
  return (
    <>
      <div className={styles.chart}>{chart}</div>
      <p className={styles.note}>{note}</p>
      <div className={styles.figures}>
        <details>
          <summary className={styles.action}>{words['track.asTable']}</summary>
          {table}
        </details>
        <a className={styles.action} href={csv} download="">
          <Icon name="download" />
          {words['track.csv']}
        </a>
      </div>
    </>
  );
}
