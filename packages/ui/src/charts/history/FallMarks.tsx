import type { HistoryLayout } from '../history-layout.ts';
import type { HistoryFall } from './chart-marks.ts';
import { fallShape } from './fall-shape.ts';
import styles from './marks.module.css';

/** The deepest fall: shaded from the level it fell from, its depth as a line in green with its figure. */
export function FallMarks({ layout, fall }: { layout: HistoryLayout; fall: HistoryFall }) {
  const shape = fallShape(layout, fall);
  if (shape === undefined) return null;
  return (
    <g>
      <path className={styles.shade} d={shape.area} />
      <path className={styles.level} d={shape.level} />
      <path className={styles.drop} d={shape.drop} />
    </g>
  );
}

/** Its figure, drawn over the lines. */
export function FallLabel({ layout, fall }: { layout: HistoryLayout; fall: HistoryFall }) {
  const shape = fallShape(layout, fall);
  if (shape === undefined) return null;
  const { low, labelX } = shape;
  return (
    <g>
      <circle className={styles.low} cx={low.x} cy={low.y} r={3.4} />
      <text className={styles.fall} x={labelX} y={Math.min(low.y + 18, layout.base - 3)} textAnchor="middle">
        {fall.label}
      </text>
    </g>
  );
}
