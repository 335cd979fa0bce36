import type { HistoryPoint } from '../thin-points.ts';

/** The deepest fall of the first line. Days are days of its points, `YYYY-MM-DD`. */
export interface HistoryFall {
  /** Where it was highest before the fall, and where it was lowest. */
  from: string;
  to: string;
  /** First day on which it stood as high again; absent while it has not. */
  until?: string | undefined;
  /** `最深 ▼ −16.28%` */
  label: string;
}

/** Something that happened to the first line, such as a distribution. */
export interface HistoryEvent {
  day: string;
  /** One or two letters in a ring: `分`. */
  sign: string;
  /** Beside the ring: `0.12 元`. */
  short: string;
  /** In words, with its day. */
  title: string;
}

/** A figure of the same days that is read out with the lines: `离高点`, `单位净值`. */
export interface HistoryExtra {
  id: string;
  name: string;
  points: readonly HistoryPoint[];
  /** How it is written, where that is not how the lines' values are. */
  value?: (value: string) => string;
}

/** As it stood last on `day`; undefined before its first point. */
export function valueAt(points: readonly HistoryPoint[], day: string): string | undefined {
  return points.findLast(({ date }) => date <= day)?.value;
}
