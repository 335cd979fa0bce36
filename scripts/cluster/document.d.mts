import type { Met } from './verdict.d.mts';

export interface Row {
  readonly id: string;
  readonly name: string;
  readonly met?: Met & { asked: number; p99Ms: number };
  readonly said?: string;
  readonly verdict: 'met' | 'not met' | 'skipped';
}
export function withTable(text: string, rows: readonly Row[], day: string): string;
