import { linePath } from '../line-path.ts';
import { SIZE, ratioLayout, type RatioPoint } from './ratio-layout.ts';
import styles from './RatioLine.module.css';

interface RatioLineProps {
  /** Oldest first, even steps apart. */
  points: readonly RatioPoint[];
  /** What the regulator asks for at least, with the words that stand on its line. */
  floor?: { value: string; words: string } | undefined;
  /** After the bounds of the axis, such as `%`. */
  unit: string;
  /** From, to, and how it stands to the floor, in a sentence. */
  conclusion: string;
}

/** A ratio as a line. Its axis is cut and says so: both bounds stand at the right, the regulator's floor is drawn. */
export function RatioLine({ points, floor, unit, conclusion }: RatioLineProps) {
  const { low, high, floor: floorAt, points: placed } = ratioLayout(points, floor?.value);
  const { left, right, top, base, width, height } = SIZE;
  const first = placed[0];
  const last = placed.at(-1);
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={conclusion}>
      {[top, base].map((y) => (
        <path key={y} className={styles.grid} d={`M${left} ${y}H${right}`} />
      ))}
      <text className="num" x={width} y={top + 4} textAnchor="end">
        {`${high}${unit}`}
      </text>
      <text className="num" x={width} y={base + 4} textAnchor="end">
        {`${low}${unit}`}
      </text>
      {floorAt === undefined ? null : (
        <>
          <path className={styles.floor} d={`M${left} ${floorAt}H${right}`} />
          <text className={styles.floorWords} x={left} y={floorAt - 6}>
            {floor?.words}
          </text>
        </>
      )}
      <path className={styles.line} d={linePath(placed)} />
      {placed.map(({ label, x, y }) => (
        <g key={label}>
          <circle className={label === last?.label ? styles.last : styles.point} cx={x} cy={y} r={3} />
          <path className={styles.tick} d={`M${x} ${base + 4}v5`} />
          <text className="num" x={x} y={base + 26} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      {[first, last].map((point, index) =>
        point === undefined || (index === 1 && point === first) ? null : (
          <text
            key={point.label}
            className={`num ${styles.value}`}
            x={point.x}
            y={point.y - 11}
            textAnchor={index === 0 ? 'start' : 'middle'}
          >
            {point.shown}
          </text>
        ),
      )}
    </svg>
  );
}
