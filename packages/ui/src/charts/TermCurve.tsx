import { useId, type ReactNode } from 'react';
import { TermCurvePlot, type CurveSize, type TermPoint } from './TermCurvePlot.tsx';
import { drawOnFirstView } from './draw-on-first-view.ts';
import styles from './TermCurve.module.css';

/* The plot is drawn at the size it is shown, so that its words keep the size of the text around it. */
const WIDE: CurveSize = { width: 409, height: 268, labelSize: 13 };
const NARROW: CurveSize = { width: 318, height: 236, labelSize: 12 };

interface TermCurveProps {
  title: string;
  /** What the figures are and their unit. */
  caption: string;
  /** What a reader should take from the curve, in a sentence. */
  conclusion: string;
  points: readonly TermPoint[];
  words: { table: ReactNode; term: string; rate: string };
}

/** Values over terms as a gold line on night, and the same figures as a table. */
export function TermCurve({ title, caption, conclusion, points, words }: TermCurveProps) {
  const titleId = useId();
  return (
    <figure className={styles.curve} data-tone="night" aria-labelledby={titleId}>
      <h3 className={styles.title} id={titleId}>
        {title}
      </h3>
      <p className={styles.caption}>{caption}</p>
      <details className={styles.asTable}>
        <summary>{words.table}</summary>
        <table className={styles.table} aria-label={caption}>
          <thead>
            <tr>
              <th scope="col">{words.term}</th>
              <th scope="col">{words.rate}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="num">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <div className={styles.plot} ref={drawOnFirstView}>
        <TermCurvePlot className={styles.wide} size={WIDE} points={points} conclusion={conclusion} />
        <TermCurvePlot className={styles.narrow} size={NARROW} points={points} conclusion={conclusion} />
      </div>
    </figure>
  );
}
