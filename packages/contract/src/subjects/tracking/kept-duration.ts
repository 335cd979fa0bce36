/** S9-track: visits shorter and time events longer than these are dropped. */
export const VISIT_SHORTEST_MS = 2_000;
export const TIME_EVENT_LONGEST_MS = 1_200_000;

/** What is shorter or longer is dropped, in the browser and again on the server. */
export function isKeptDuration(ms: number): boolean {
  return ms >= VISIT_SHORTEST_MS && ms <= TIME_EVENT_LONGEST_MS;
}
