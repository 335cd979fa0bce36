import type { FallShape } from './fall-shape.ts';
import styles from './marks.module.css';

/** The deepest fall: shaded from the level it fell from, its depth as a line in green with its figure. */
export function FallMarks({ shape }: { shape: FallShape }) {
  return (
    <g>
      <path className={styles.shade} d={shape.area} />
      <path className={styles.level} d={shape.level} />
      <path className={styles.drop} d={shape.drop} />
    </g>
  );
}

/** Its figure, drawn over the lines. */
export function FallLabel({ shape }: { shape: FallShape }) {
  const { low, label, labelX, labelY } = shape;
  return (
    <g>
      <circle className={styles.low} cx={low.x} cy={low.y} r={3.4} />
      <text className={styles.fall} x={labelX} y={labelY} textAnchor="middle">
        {label}
      </text>
    </g>
  );
}
