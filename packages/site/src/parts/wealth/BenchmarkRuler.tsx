import styles from './BenchmarkRuler.module.css';

/** One scale for all products, so that they can be compared: 1 to 5.5 per cent, a tick for every half. */
const FIRST = 1;
const LAST = 5.5;
const LEFT = 8;
const STEP = 38;
const WIDTH = LEFT * 2 + STEP * (LAST - FIRST);
const HEIGHT = 38;
const AXIS = 16;
const DOTS = 7;

/** Where a benchmark stands between 1 % and 5.5 %: hollow dot low, solid dot high. The figure beside it says the same. */
export function BenchmarkRuler({ low, high }: { low: string; high: string }) {
  const [from, to] = [placeOf(low), placeOf(high)];
  return (
    <svg
      className={styles.ruler}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.axis} d={`M${LEFT} ${AXIS}H${WIDTH - LEFT}${TICKS}`} />
      {WHOLES.map((tick) => (
        <text key={tick} className="num" x={xOf(tick)} y={AXIS + 18} textAnchor="middle">
          {tick}
        </text>
      ))}
      {from === to ? null : (
        <>
          <path className={styles.span} d={`M${from} ${DOTS}H${to}`} />
          <circle className={styles.low} cx={from} cy={DOTS} r={3.6} />
        </>
      )}
      <circle className={styles.high} cx={to} cy={DOTS} r={4.2} />
    </svg>
  );
}

const xOf = (percent: number) => LEFT + (percent - FIRST) * STEP;

/** A figure outside the scale stands at its end: the number beside it says what it is. */
function placeOf(percent: string): number {
  const place = xOf(Math.min(Math.max(Number(percent), FIRST), LAST));
  return Math.round(place * 10) / 10;
}

const HALVES = Array.from({ length: (LAST - FIRST) * 2 + 1 }, (_, index) => FIRST + index / 2);
const WHOLES = HALVES.filter(Number.isInteger);
const TICKS = HALVES.map((tick) => `M${xOf(tick)} ${AXIS}v${Number.isInteger(tick) ? 5 : 3}`).join('');
