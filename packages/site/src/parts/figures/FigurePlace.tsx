import { lateFigure } from './late-figures.ts';
import type { FigureViewProps } from './FigureView.tsx';
import styles from './FigurePlace.module.css';

interface FigurePlaceProps extends FigureViewProps {
  /** The rule of a section's head stands right above: the figure has none of its own. */
  isUnderHead?: boolean;
}

/** Where a figure stands in a text. Its styles are here, since its own script may never come. */
export function FigurePlace({ figure, place, isUnderHead = false }: FigurePlaceProps) {
  return (
    <div className={styles.figure} data-under-head={isUnderHead ? '' : undefined}>
      <lateFigure.Part figure={figure} place={place} />
    </div>
  );
}
