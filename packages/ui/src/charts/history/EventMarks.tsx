import type { HistoryFormat } from '../history-format.ts';
import type { HistoryLayout } from '../history-layout.ts';
import type { HistoryEvent } from './chart-marks.ts';
import { eventPlaces } from './event-places.ts';
import styles from './marks.module.css';

interface EventMarksProps {
  layout: HistoryLayout;
  events: readonly HistoryEvent[];
  format: HistoryFormat;
}

/** A ring below the plot for each event, tied to the curve by dots; day and figure beside it where there is room. */
export function EventMarks({ layout, events, format }: EventMarksProps) {
  const isWide = layout.size.labels > 0;
  const textOf = ({ day, short }: HistoryEvent) => (isWide ? `${format.day(day)} ${short}` : short);
  const centre = layout.base + 14;
  return (
    <>
      {eventPlaces(layout, events, (event) => textOf(event).length).map((event) => {
        const { day, sign, title, x, y, side } = event;
        return (
          <g key={day}>
            <title>{title}</title>
            <path className={styles.tie} d={`M${x} ${y}V${centre - 9}`} />
            <circle className={styles.point} cx={x} cy={y} r={2.6} />
            <circle className={styles.ring} cx={x} cy={centre} r={9} />
            <text className={styles.sign} x={x} y={centre + 4} textAnchor="middle">
              {sign}
            </text>
            {side === undefined ? null : (
              <text
                className={`num ${styles.event}`}
                x={side === 'end' ? x + 14 : x - 14}
                y={centre + 4}
                textAnchor={side === 'end' ? 'start' : 'end'}
              >
                {textOf(event)}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}
