import { tenth } from '../line-path.ts';
import styles from './PeerDots.module.css';

const HEIGHT = 24;
const MIDDLE = HEIGHT / 2;
const EDGE = 10;

interface PeerDotsProps {
  /** Decimals as text; the figures stand in the same row of the table. */
  own: string | undefined;
  benchmark: string | undefined;
  peers: string | undefined;
  /** Ends of the one axis that all rows share; it shows where zero is. */
  lowest: number;
  highest: number;
  width?: number;
}

/** One period's returns on an axis that all periods share: fund ●, benchmark ◇, peers ○, and a line from least to most. */
export function PeerDots({ own, benchmark, peers, lowest, highest, width = 240 }: PeerDotsProps) {
  const low = Math.min(lowest, 0);
  const spread = Math.max(highest, 0) - low || 1;
  const at = (value: string | number) => tenth(EDGE + ((width - 2 * EDGE) * (Number(value) - low)) / spread);
  const places = [own, benchmark, peers].flatMap((value) => (value === undefined ? [] : [at(value)]));
  if (places.length === 0) return null;
  return (
    <svg
      className={styles.dots}
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      aria-hidden="true"
    >
      <path className={styles.axis} d={`M4 ${MIDDLE}H${width - 4}`} />
      <path className={styles.zero} d={`M${at(0)} 4v16`} />
      <path className={styles.span} d={`M${Math.min(...places)} ${MIDDLE}H${Math.max(...places)}`} />
      {benchmark === undefined ? null : (
        <path className={styles.benchmark} d={`M${at(benchmark)} 7.5l4.5 4.5l-4.5 4.5l-4.5 -4.5z`} />
      )}
      {peers === undefined ? null : <circle className={styles.peers} cx={at(peers)} cy={MIDDLE} r={4} />}
      {own === undefined ? null : <circle className={styles.own} cx={at(own)} cy={MIDDLE} r={4.4} />}
    </svg>
  );
}
