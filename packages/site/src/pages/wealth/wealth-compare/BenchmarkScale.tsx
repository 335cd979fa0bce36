import styles from './BenchmarkScale.module.css';

/** One scale for all products, 1 to 5 per cent, so that they can be compared. */
const FIRST = 1;
const LAST = 5;
const LEFT = 6;
const STEP = 46;
const WIDTH = LEFT * 2 + STEP * (LAST - FIRST);
const AXIS = 20;

interface BenchmarkScaleProps {
  range: string;
  /** What the figure is, in words. */
  basis: string;
  low: string;
  high: string;
}

/** The figure, and below it its place between 1 % and 5 %: hollow dot low, solid dot high. */
export function BenchmarkScale({ range, basis, low, high }: BenchmarkScaleProps) {
  const ticks = Array.from({ length: LAST - FIRST + 1 }, (_, index) => FIRST + index);
  const [from, to] = [placeOf(low), placeOf(high)];
  return (
    <>
      <span className={`num ${styles.range}`}>{range}</span>
      <span className={styles.basis}>{basis}</span>
      <svg className={styles.scale} width={WIDTH} height={42} viewBox={`0 0 ${WIDTH} 42`} aria-hidden="true">
        <path className={styles.axis} d={`M${LEFT} ${AXIS}H${WIDTH - LEFT}`} />
        <path className={styles.ticks} d={ticks.map((tick) => `M${xOf(tick)} ${AXIS}v5`).join('')} />
        {ticks.map((tick) => (
          <text key={tick} className="num" x={xOf(tick)} y={AXIS + 18} textAnchor="middle">
            {tick}
          </text>
        ))}
        <path className={styles.span} d={`M${from} 9H${to}`} />
        <circle className={styles.low} cx={from} cy={9} r={4} />
        <circle className={styles.high} cx={to} cy={9} r={4.5} />
      </svg>
    </>
  );
}

const xOf = (percent: number) => LEFT + (percent - FIRST) * STEP;

/** A figure outside the scale stands at its end: the number above says what it is. */
function placeOf(percent: string): number {
  const place = xOf(Math.min(Math.max(Number(percent), FIRST), LAST));
  return Math.round(place * 10) / 10;
}
