import { linePath } from './line-path.ts';
import styles from './Sparkline.module.css';

const LEFT = 3;
const RIGHT = 6;
const TOP = 5;
const BASE = 2.5;

interface SparklineProps {
  /** Oldest first; only their places on the line are numbers. */
  values: readonly string[];
  width: number;
  height: number;
  /** What a reader should take from the line, in a sentence. */
  conclusion: string;
}

/** An ink line over three ticks, with one star at its end in the colour of its whole change. */
export function Sparkline({ values, width, height, conclusion }: SparklineProps) {
  const numbers = values.map(Number);
  const [first] = numbers;
  const last = numbers.at(-1);
  if (first === undefined || last === undefined) return null;
  const lowest = Math.min(...numbers);
  const spread = Math.max(...numbers) - lowest || 1;
  const base = height - BASE;
  const floor = base - BASE;
  const step = (width - LEFT - RIGHT) / Math.max(numbers.length - 1, 1);
  const points = numbers.map((value, index) => ({
    x: LEFT + index * step,
    y: floor - ((floor - TOP) * (value - lowest)) / spread,
  }));
  const end = points.at(-1);
  const ticks = [LEFT, width / 2, width - LEFT - 0.5].map((x) => `M${x} ${base - 2.5}v5`).join('');
  return (
    <svg
      className={styles.sparkline}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={conclusion}
      data-direction={last < first ? 'fall' : 'rise'}
    >
      <path className={styles.axis} d={`M${LEFT} ${base}H${width - LEFT}${ticks}`} />
      <path className={styles.line} d={linePath(points)} />
      <circle className={styles.star} cx={end?.x.toFixed(1)} cy={end?.y.toFixed(1)} r={2.8} />
    </svg>
  );
}
