export interface Attack {
  readonly id: string;
  readonly promise: string;
  readonly attack: string;
  readonly measure: string;
  readonly target: string;
  /** Its short form is one of those that every change is tried on. */
  readonly isFast?: boolean;
  /** From the root of the repository. */
  readonly file: string;
}
export function listAttacks(): Promise<Attack[]>;
