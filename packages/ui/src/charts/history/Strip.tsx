import type { HistoryFormat } from '../history-format.ts';
import type { HistoryLayout } from '../history-layout.ts';
import type { HistoryExtra } from './chart-marks.ts';
import { stripShape } from './strip-shape.ts';
import styles from './marks.module.css';

interface StripProps {
  layout: HistoryLayout;
  strip: HistoryExtra;
  format: HistoryFormat;
}

/** Below the plot, over the same days: how far each day was below its high. */
export function Strip({ layout, strip, format }: StripProps) {
  const shape = stripShape(layout, strip.points);
  if (shape === undefined) return null;
  const { size, right } = layout;
  const { top, base, lowest, line, area, low } = shape;
  const { value = format.value } = strip;
  const last = strip.points.at(-1)?.value ?? '0';
  return (
    <g>
      <path className={styles.bounds} d={`M${size.left} ${top}H${right}M${size.left} ${base}H${right}`} />
      <path className={styles.depth} d={area} />
      <path className={styles.edge} d={line} />
      <circle className={styles.low} cx={low.x} cy={low.y} r={3.4} />
      {[
        { y: top, text: '0' },
        { y: base, text: String(lowest) },
      ].map(({ y, text }) => (
        <text key={text} className={`num ${styles.figure}`} x={size.left - 10} y={y + 4} textAnchor="end">
          {format.axis(text)}
        </text>
      ))}
      {size.labels === 0 ? null : (
        <text className={styles.stripName} x={right + 15} y={top + 14}>
          {strip.name}
          <tspan className={`num ${styles.stripValue}`} x={right + 15} dy="16">
            {value(last)}
          </tspan>
        </text>
      )}
    </g>
  );
}
