interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
}
export function readCounts(path: string): Counts;
