import { linePath, tenth } from '../line-path.ts';
import { simplifyLine } from '../simplify-line.ts';
import type { HistoryLayout } from '../history-layout.ts';
import type { HistoryFall } from './chart-marks.ts';

export interface FallShape {
  /** From the level of the high down to the curve, until it stood there again. */
  area: string;
  level: string;
  drop: string;
  low: { x: number; y: number };
  label: string;
  labelX: number;
  labelY: number;
}

/** Half the room of the label under the lowest point. */
const LABEL_HALF = 62;
/** Its foot below the lowest point, and at least so far above that of the plot. */
const LABEL_BELOW = 18;
const LABEL_FOOT = 3;

/** Undefined where the first line has no point on the days of the fall. */
export function fallShape(
  layout: HistoryLayout,
  { from, to, until, label }: HistoryFall,
): FallShape | undefined {
  const { stops, series, right, base, size } = layout;
  const id = series[0]?.id;
  const marks = stops.flatMap(({ day, x, marks: all }) => {
    const mark = all.find((candidate) => candidate.id === id);
    return mark === undefined ? [] : [{ day, x, y: mark.y }];
  });
  const high = marks.find(({ day }) => day === from);
  const low = marks.find(({ day }) => day === to);
  if (high === undefined || low === undefined) return undefined;
  const end = until ?? marks.at(-1)?.day ?? to;
  const within = marks.filter(({ day }) => day >= from && day <= end);
  const last = within.at(-1) ?? low;
  // Lower on the screen is a greater y: the curve never rises above the level it fell from.
  const curve = simplifyLine(within.map(({ x, y }) => ({ x, y: Math.max(y, high.y) })));
  return {
    area: `${linePath(curve)}V${high.y}Z`,
    level: `M${high.x} ${high.y}H${last.x}`,
    drop: `M${low.x} ${high.y}V${low.y}`,
    low: { x: low.x, y: low.y },
    label,
    labelX: tenth(Math.min(Math.max(low.x, size.left + LABEL_HALF), right - LABEL_HALF)),
    labelY: Math.min(low.y + LABEL_BELOW, base - LABEL_FOOT),
  };
}
