import { pointAt } from '../../../../parts/bearing-plan/bearing-plan.ts';
import { rimTicks } from '../../../../parts/bearing-plan/rim-ticks.ts';
import styles from './FeeDial.module.css';

const RADIUS = 112;
const TICKS = rimTicks(131, { count: 60, length: 5, longEvery: 12 });

interface DialRingProps {
  parts: readonly { from: number; to: number }[];
  shares: readonly number[];
  isWaived: boolean;
  label: string;
  caption: string;
  figure: string;
  unit: string;
}

/** The ring itself: a part for each purchase, gold when the fee is gone, and the fee in its middle. */
export function DialRing({ parts, shares, isWaived, label, caption, figure, unit }: DialRingProps) {
  return (
    <svg className={styles.ring} viewBox="-150 -150 300 300" role="img" aria-label={label}>
      <path className={styles.ticks} d={TICKS} />
      {parts.map((part, index) => (
        <g key={part.from} data-waived={isWaived ? '' : undefined}>
          <path className={styles.track} d={arcOf(part)} />
          <path
            className={styles.fill}
            d={arcOf(part)}
            pathLength="1"
            strokeDasharray="1 1.01"
            strokeDashoffset={1 - (shares[index] ?? 0)}
            // A dash of no length would still show its cap.
            visibility={shares[index] === 0 ? 'hidden' : undefined}
          />
        </g>
      ))}
      <text className={styles.caption} y="-38">
        {caption}
      </text>
      <text className={styles.figure} y="20">
        {figure}
      </text>
      <text className={styles.caption} y="46">
        {unit}
      </text>
    </svg>
  );
}

/** A whole turn is two arcs: one alone would begin where it ends and be nothing. */
function arcOf({ from, to }: { from: number; to: number }): string {
  const middle = (from + to) / 2;
  const at = (degrees: number) => {
    const { x, y } = pointAt(degrees, RADIUS);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  return `M${at(from)}A${RADIUS} ${RADIUS} 0 0 1 ${at(middle)}A${RADIUS} ${RADIUS} 0 0 1 ${at(to)}`;
}
