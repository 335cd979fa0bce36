import { useSyncExternalStore } from 'react';
import type { Position } from '@bank/contract';

/** What plan and list tell each other in the browser; nothing of it is kept. */
interface PlanSync {
  /** Branches under the pointer or the focus, on either side. */
  marked: readonly string[];
  /** Branches of the mark that was chosen on the plan. */
  chosen: readonly string[];
  /** What the plan has counted as open, at a minute of Beijing's clocks. */
  open: { count: number; minute: string } | undefined;
  /** Where the visitor is, once that was granted. */
  visitor: Position | undefined;
}

const NOTHING: PlanSync = { marked: [], chosen: [], open: undefined, visitor: undefined };
let now = NOTHING;
const listeners = new Set<() => void>();

/** Tells the other side; undefined takes back what was told. */
export function tell(next: Partial<PlanSync>): void {
  now = { ...now, ...next };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePlanSync(): PlanSync {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => NOTHING,
  );
}
