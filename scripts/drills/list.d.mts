export interface Drill {
  readonly id: string;
  readonly what: string;
  /** A script of package.json. */
  readonly command: string;
  readonly args: readonly string[];
  readonly isLong?: boolean;
}
export const DRILLS: readonly Drill[];
export function commandOf(drill: Drill): string;
