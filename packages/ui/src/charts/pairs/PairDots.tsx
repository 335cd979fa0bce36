import { tenth } from '../line-path.ts';
import { ReadChart, type ChartWords } from '../reading/ReadChart.tsx';
import { ReadingBand } from '../reading/ReadingBand.tsx';
import type { ReadFigure } from '../reading/Readout.tsx';
import styles from './PairDots.module.css';

export interface Pair {
  label: string;
  /** Decimals; only their places are numbers. */
  from: string;
  to: string;
  /** What lies between as it is shown, with its sign. */
  change: string;
  /** What is read out of it. */
  figures: readonly ReadFigure[];
}

interface PairDotsProps {
  pairs: readonly Pair[];
  /** All pairs in a sentence. */
  conclusion: string;
  words: ChartWords;
}

const COLUMN = 40;
const HEIGHT = 104;
const TOP = 28;
const BASE = 70;
const APART = 16;

/** Values before (hollow) and now (solid), side by side, all on one scale that does not begin at zero. */
export function PairDots({ pairs, conclusion, words }: PairDotsProps) {
  return (
    <ReadChart
      drawings={[
        {
          className: styles.place,
          look: styles.pairs,
          width: Math.max(pairs.length, 1) * COLUMN,
          height: HEIGHT,
          isFixed: true,
          stops: pairs.map((_, index) => ({ x: COLUMN * (index + 0.5) })),
          drawing: <Drawing pairs={pairs} />,
          renderMark: (stop) => <ReadingBand x={COLUMN * stop} y={1} width={COLUMN} height={HEIGHT - 2} />,
        },
      ]}
      conclusion={conclusion}
      usual={pairs.length - 1}
      read={(stop) => ({ when: pairs[stop]?.label ?? '', figures: pairs[stop]?.figures ?? [] })}
      words={words}
      look="line"
    />
  );
}

function Drawing({ pairs }: Pick<PairDotsProps, 'pairs'>) {
  const values = pairs.flatMap(({ from, to }) => [Number(from), Number(to)]);
  const lowest = Math.min(...values);
  const spread = Math.max(...values) - lowest || 1;
  const y = (value: string) => tenth(BASE - ((BASE - TOP) * (Number(value) - lowest)) / spread);
  return (
    <>
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
    </>
  );
}
