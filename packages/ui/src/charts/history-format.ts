import type { TickUnit } from './time-ticks.ts';

/** How the caller writes figures and days; a chart knows no language. */
export interface HistoryFormat {
  value: (value: string) => string;
  /** A round value of the axis, such as `1.02`. */
  axis: (value: string) => string;
  day: (day: string) => string;
  /** A day under the axis, as short as its unit allows. */
  tick: (day: string, unit: TickUnit) => string;
}
