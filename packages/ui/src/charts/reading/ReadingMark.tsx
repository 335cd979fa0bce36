import styles from './ReadingMark.module.css';

interface ReadingMarkProps {
  x: number;
  top: number;
  foot: number;
  /** The height of each line there; undefined where it has no value. */
  rings: readonly (number | undefined)[];
}

/** Where a chart is read: a dotted vertical, and a ring on every line. */
export function ReadingMark({ x, top, foot, rings }: ReadingMarkProps) {
  return (
    <g className={styles.mark} aria-hidden="true">
      <path className={styles.vertical} d={`M${x} ${top}V${foot}`} />
      {rings.map((y, line) =>
        y === undefined ? null : (
          <circle key={line} className={styles.ring} data-series={line + 1} cx={x} cy={y} r={4} />
        ),
      )}
    </g>
  );
}
