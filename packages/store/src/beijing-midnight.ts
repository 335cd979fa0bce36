const DAY_MS = 86_400_000;
// China has kept one time all year round since 1991.
export const BEIJING_AHEAD_MS = 8 * 3_600_000;

/** The start of the day in Beijing that a moment lies in; both in milliseconds since the epoch. */
export function beijingMidnight(at: number): number {
  return Math.floor((at + BEIJING_AHEAD_MS) / DAY_MS) * DAY_MS - BEIJING_AHEAD_MS;
}

/** The start of the day after it. */
export function nextBeijingMidnight(at: number): number {
  return beijingMidnight(at) + DAY_MS;
}
