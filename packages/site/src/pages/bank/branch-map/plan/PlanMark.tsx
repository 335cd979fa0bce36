import styles from './PlanMark.module.css';

interface PlanMarkProps {
  radius: number;
  count: number;
  /** How many are open; undefined before the time is known. */
  open: number | undefined;
  isChosen: boolean;
  isMarked: boolean;
}

const TARGET = 13;

/** One place is filled while open and hollow while closed; of several the gold arc is the share that is open. */
export function PlanMark({ radius, count, open, isChosen, isMarked }: PlanMarkProps) {
  const around = 2 * Math.PI * radius;
  const share = (around * (open ?? 0)) / count;
  return (
    <>
      <circle className={styles.target} r={Math.max(TARGET, radius + 2)} />
      {count === 1 ? (
        <circle className={styles.single} data-state={stateOf(open)} r={radius} />
      ) : (
        <>
          <circle className={styles.group} r={radius} />
          {open === undefined || open === 0 ? null : (
            <circle
              className={styles.share}
              r={radius}
              strokeDasharray={`${share.toFixed(1)} ${around.toFixed(1)}`}
              transform="rotate(-90)"
            />
          )}
          <text className={`num ${styles.count}`} y="4.5" textAnchor="middle">
            {count}
          </text>
        </>
      )}
      {isChosen ? (
        <g className={styles.chosen}>
          <circle r={radius + 5} />
          <path d={`M${-radius - 12} 0h6M${radius + 6} 0h6M0 ${-radius - 12}v6M0 ${radius + 6}v6`} />
        </g>
      ) : null}
      {isMarked ? <circle className={styles.marked} r={radius + 4} /> : null}
    </>
  );
}

function stateOf(open: number | undefined): string | undefined {
  if (open === undefined) return undefined;
  return open > 0 ? 'open' : 'closed';
}
