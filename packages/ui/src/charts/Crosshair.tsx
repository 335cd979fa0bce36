import type { HistoryFormat } from './history-format.ts';
import type { HistoryLayout } from './history-layout.ts';
import { DashSample } from './DashSample.tsx';
import styles from './Crosshair.module.css';

/** Wide enough for a name and a figure; what is shorter stands at the crosshair's side of it. */
const READING_WIDTH = 260;
const GAP = 12;

interface CrosshairProps {
  layout: HistoryLayout;
  stop: HistoryLayout['stops'][number];
  format: HistoryFormat;
}

/** A dotted vertical at one day, a ring on every line, and the figures in a night panel. */
export function Crosshair({ layout, stop, format }: CrosshairProps) {
  const { right, top, base, series, size } = layout;
  const { x, day, marks } = stop;
  const isRightHalf = x > (size.left + right) / 2;
  const room = isRightHalf ? x - GAP : size.width - x - GAP;
  const width = Math.min(READING_WIDTH, room);
  const shown = series.flatMap(({ id, name }, index) => {
    const mark = marks.find((candidate) => candidate.id === id);
    return mark === undefined ? [] : [{ ...mark, name, series: index + 1 }];
  });
  return (
    <g className={styles.crosshair} aria-hidden="true">
      <path className={styles.vertical} d={`M${x} ${top - 6}V${base + 5}`} />
      {shown.map((mark) => (
        <circle key={mark.id} className={styles.ring} data-series={mark.series} cx={x} cy={mark.y} r={4.5} />
      ))}
      <foreignObject
        className={styles.place}
        x={isRightHalf ? x - GAP - width : x + GAP}
        y={top - 10}
        width={width}
        height={base - top}
        data-side={isRightHalf ? 'left' : 'right'}
      >
        <div className={styles.reading} data-tone="night">
          <p className={`num ${styles.day}`}>{format.day(day)}</p>
          <ul>
            {shown.map((mark) => (
              <li key={mark.id}>
                {series.length > 1 ? <DashSample series={mark.series} /> : null}
                <span className={styles.name}>{mark.name}</span>
                <span className={`num ${styles.figure}`}>{format.value(mark.value)}</span>
              </li>
            ))}
          </ul>
        </div>
      </foreignObject>
    </g>
  );
}
