const OFFSET_MS = 8 * 3_600_000;

/** Milliseconds since the epoch → the moment in Beijing to the second, `2026-11-20T10:30:00+08:00`. */
export function beijingMoment(at: number): string {
  return `${new Date(at + OFFSET_MS).toISOString().slice(0, 19)}+08:00`;
}
