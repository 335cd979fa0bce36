import { linePath, tenth, type Point } from './line-path.ts';
import { deepestFall } from './deepest-fall.ts';
import styles from './Sparkline.module.css';

const EDGE = 1;
/** Keeps the star at the end inside. */
const END = 7;
const TOP = 3;

interface Size {
  width: number;
  height: number;
}

interface SparklineProps extends Size {
  /** Oldest first, all dealing days of a year or one a week; only their places on the line are numbers. */
  values: readonly string[];
  /** What a reader should take from the line, in a sentence. */
  conclusion: string;
  /** Drawn a second time for phones, where it takes the whole width of its place. */
  narrow?: Size;
}

/**
 * A fine ink line over a dotted one at the level it started from. A gold corner marks the worst fall, down from the
 * level it began at; the star at the end has the colour of the whole change. Each line has a scale of its own.
 */
export function Sparkline({ values, width, height, conclusion, narrow }: SparklineProps) {
  if (values.length === 0) return null;
  const shared = { values, conclusion };
  if (narrow === undefined) return <Drawing {...shared} width={width} height={height} className="" />;
  return (
    <>
      <Drawing {...shared} width={width} height={height} className={styles.wide} />
      <Drawing {...shared} {...narrow} className={styles.narrow} />
    </>
  );
}

interface DrawingProps extends Omit<SparklineProps, 'narrow'> {
  className: string | undefined;
}

function Drawing({ values, width, height, conclusion, className }: DrawingProps) {
  const numbers = values.map(Number);
  const points = pointsIn(numbers, { width, height });
  const [start] = points;
  const end = points.at(-1);
  if (start === undefined || end === undefined) return null;
  const fall = deepestFall(numbers);
  const high = fall && points[fall.from];
  const low = fall && points[fall.to];
  const isFall = (numbers.at(-1) ?? 0) < (numbers[0] ?? 0);
  return (
    <svg
      className={`${styles.sparkline} ${className}`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={conclusion}
      data-direction={isFall ? 'fall' : 'rise'}
    >
      <path className={styles.start} d={`M${EDGE} ${start.y}H${end.x}`} />
      {high === undefined || low === undefined ? null : (
        <path className={styles.fall} d={`M${high.x} ${high.y}H${low.x}V${low.y}`} />
      )}
      <path className={styles.line} d={linePath(points)} />
      <circle className={styles.star} cx={end.x} cy={end.y} r={2.8} />
    </svg>
  );
}

function pointsIn(numbers: readonly number[], { width, height }: Size): Point[] {
  const lowest = Math.min(...numbers);
  const spread = Math.max(...numbers) - lowest;
  const base = height - TOP;
  const step = (width - EDGE - END) / Math.max(numbers.length - 1, 1);
  return numbers.map((value, index) => ({
    x: tenth(EDGE + index * step),
    // What never moved stands in the middle.
    y: tenth(spread === 0 ? height / 2 : base - ((base - TOP) * (value - lowest)) / spread),
  }));
}
