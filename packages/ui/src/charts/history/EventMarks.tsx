import type { HistoryFormat } from '../history-format.ts';
import type { HistoryLayout } from '../history-layout.ts';
import { textWidth } from '../text-width.ts';
import type { HistoryEvent } from './chart-marks.ts';
import { RING, eventPlaces } from './event-places.ts';
import styles from './marks.module.css';

interface EventMarksProps {
  layout: HistoryLayout;
  events: readonly HistoryEvent[];
  format: HistoryFormat;
}

const TYPE = 12;

/** A ring below the plot for each event, tied to the curve by dots; day and figure beside it where there is room. */
export function EventMarks({ layout, events, format }: EventMarksProps) {
  const short = (event: HistoryEvent) => event.short;
  const full = (event: HistoryEvent) => `${format.day(event.day)} ${event.short}`;
  const forms = layout.size.labels > 0 ? [full, short] : [short];
  const centre = layout.base + 14;
  return (
    <>
      {eventPlaces(layout, events, forms, (words) => textWidth(words, TYPE)).map((event) => {
        const { day, sign, title, x, y, ring, text } = event;
        return (
          <g key={day}>
            <title>{title}</title>
            <path className={styles.tie} d={`M${x} ${y}V${layout.base}L${ring} ${centre - RING}`} />
            <circle className={styles.point} cx={x} cy={y} r={2.6} />
            <circle className={styles.ring} cx={ring} cy={centre} r={RING} />
            <text className={styles.sign} x={ring} y={centre + 4} textAnchor="middle">
              {sign}
            </text>
            {text === undefined ? null : (
              <text className={`num ${styles.event}`} x={text.x} y={centre + 4} textAnchor={text.anchor}>
                {text.words}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}
