import type { Scope } from './types.ts';

/** Who takes a step of publishing, on which machine and why; '' for what nobody said. */
export interface Deed {
  readonly actor: string;
  readonly machine: string;
  readonly why: string;
}

export type PublishingStep = 'import' | 'sign' | 'activate' | 'prune';

/** One step, as the log keeps it. */
export interface LogEntry extends Deed {
  /** Counts from 1 without gaps. */
  readonly sequence: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly step: PublishingStep;
  readonly scope: Scope;
  readonly releaseId: number;
  readonly bundleId: string;
  /** What else is known of the step, by name: who packed and signed a bundle, from when on visitors see a release. */
  readonly facts: Readonly<Record<string, string>>;
  /** SHA-256 in hex over this entry and the digest of the one before it. */
  readonly digest: string;
}

export interface PublishingLog {
  /** Oldest first. */
  readonly entries: readonly LogEntry[];
  /** Where the log and the store do not fit together, in words; empty when nothing was altered. */
  readonly faults: readonly string[];
}
