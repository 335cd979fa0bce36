import { tenth } from '../line-path.ts';
import styles from './PairDots.module.css';

export interface Pair {
  label: string;
  /** Decimals; only their places are numbers. */
  from: string;
  to: string;
  /** What lies between as it is shown, with its sign. */
  change: string;
}

interface PairDotsProps {
  pairs: readonly Pair[];
  /** All pairs in a sentence. */
  conclusion: string;
}

const COLUMN = 40;
const HEIGHT = 104;
const TOP = 28;
const BASE = 70;
const APART = 16;

/** Values before (hollow) and now (solid), side by side, all on one scale that does not begin at zero. */
export function PairDots({ pairs, conclusion }: PairDotsProps) {
  const values = pairs.flatMap(({ from, to }) => [Number(from), Number(to)]);
  const lowest = Math.min(...values);
  const spread = Math.max(...values) - lowest || 1;
  const y = (value: string) => tenth(BASE - ((BASE - TOP) * (Number(value) - lowest)) / spread);
  const width = Math.max(pairs.length, 1) * COLUMN;
  return (
    <svg
      className={styles.pairs}
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={conclusion}
    >
      {pairs.map(({ label, from, to, change }, index) => {
        const middle = COLUMN * (index + 0.5);
        const [before, now] = [y(from), y(to)];
        const [left, right] = [middle - APART / 2, middle + APART / 2];
        return (
          <g key={label} data-direction={Number(to) > Number(from) ? 'rise' : 'fall'}>
            <path className={styles.line} d={`M${left} ${before}L${right} ${now}`} />
            <circle className={styles.before} cx={left} cy={before} r={2.6} />
            <circle className={styles.now} cx={right} cy={now} r={3} />
            <text
              className={`num ${styles.change}`}
              x={middle}
              y={Math.min(before, now) - 9}
              textAnchor="middle"
            >
              {change}
            </text>
            <text x={middle} y={HEIGHT - 10} textAnchor="middle">
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
