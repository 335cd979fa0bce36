import { lateFigure } from './late-figures.ts';
import type { FigureViewProps } from './FigureView.tsx';
import styles from './FigurePlace.module.css';

/** Where a figure stands in a text. Its styles are here, since its own script may never come. */
export function FigurePlace({ figure, place }: FigureViewProps) {
  return (
    <div className={styles.figure}>
      <lateFigure.Part figure={figure} place={place} />
    </div>
  );
}
