import type { DayLine } from './day-line.ts';
import { DAY_PLOT } from './day-line.ts';
import styles from './DayPicture.module.css';

interface DayReadingProps {
  room: { width: number; height: number };
  stop: DayLine['stops'][number] | undefined;
}

/** A dotted vertical at one quote and a ring on the line. */
export function DayReading({ room, stop }: DayReadingProps) {
  if (stop === undefined) return null;
  return (
    <g className={styles.reading} aria-hidden="true">
      <path className={styles.vertical} d={`M${stop.x} ${DAY_PLOT.top - 8}V${room.height - DAY_PLOT.foot}`} />
      <circle className={styles.ring} cx={stop.x} cy={stop.y} r={4} />
    </g>
  );
}
