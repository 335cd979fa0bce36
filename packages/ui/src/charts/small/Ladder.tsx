import { ReadChart, type ChartWords } from '../reading/ReadChart.tsx';
import { ReadingBand } from '../reading/ReadingBand.tsx';
import styles from './Ladder.module.css';

export interface LadderStep {
  /** Under the column: `7–30 天`, and in full: `持有 7 天（含）至 30 天`. */
  name: string;
  fullName: string;
  /** A decimal of zero or more; columns stand on zero. */
  value: string;
  /** As the caller's language writes it: `0.75%`. */
  label: string;
}

interface LadderProps {
  steps: readonly LadderStep[];
  /** What the drawing shows, with its figures: it is one picture to those who do not see it. */
  label: string;
  /** What the columns are. */
  figure: string;
  words: ChartWords;
}

const WIDTH = 336;
const HEIGHT = 168;
const BASE = 130;
const TOP = 31;
const GAP = 2;

/** What each time of holding costs, as columns from zero. Their widths are steps and not days: there is no axis. */
export function Ladder({ steps, label, figure, words }: LadderProps) {
  const width = WIDTH / Math.max(steps.length, 1);
  return (
    <ReadChart
      drawings={[
        {
          className: styles.place,
          look: styles.ladder,
          width: WIDTH,
          height: HEIGHT,
          stops: steps.map((_, index) => ({ x: (index + 0.5) * width })),
          drawing: <Drawing steps={steps} width={width} />,
          renderMark: (stop) => <ReadingBand x={stop * width} y={1} width={width} height={HEIGHT - 2} />,
        },
      ]}
      conclusion={label}
      usual={0}
      read={(stop) => ({
        when: steps[stop]?.fullName ?? '',
        figures: [{ id: 'fee', name: figure, value: steps[stop]?.label ?? '' }],
      })}
      words={words}
      look="line"
    />
  );
}

function Drawing({ steps, width }: { steps: readonly LadderStep[]; width: number }) {
  const most = Math.max(...steps.map(({ value }) => Number(value)), 0);
  return (
    <>
      <path className={styles.base} d={`M0 ${BASE}H${WIDTH}`} />
      {steps.map(({ name, value, label: figure }, index) => {
        const share = most === 0 ? 0 : Number(value) / most;
        const height = Math.round(share * (BASE - TOP) * 10) / 10;
        const x = Math.round((index * width + GAP / 2) * 10) / 10;
        const middle = Math.round((index + 0.5) * width * 10) / 10;
        return (
          <g key={name}>
            {height === 0 ? (
              // Nothing to pay is a gold line, so that it is not taken for a column that is missing.
              <rect className={styles.free} x={x} y={BASE - 0.75} width={width - GAP} height={1.5} />
            ) : (
              <rect
                className={styles.step}
                x={x}
                y={BASE - height}
                width={width - GAP}
                height={height}
                fillOpacity={(0.34 + 0.66 * share).toFixed(3)}
              />
            )}
            <text className={`num ${styles.figure}`} x={middle} y={BASE - height - 8} textAnchor="middle">
              {figure}
            </text>
            <text className={styles.name} x={middle} y={BASE + 20} textAnchor="middle">
              {name}
            </text>
          </g>
        );
      })}
    </>
  );
}
