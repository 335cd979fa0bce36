import { useSyncExternalStore } from 'react';

/** What plan and list tell each other in the browser; nothing of it is kept. */
interface PlanSync {
  /** Branches under the pointer or the focus, on either side. */
  marked: readonly string[];
  /** What the plan has counted as open, at a minute of Beijing's clocks. */
  open: { count: number; minute: string } | undefined;
}

const NOTHING: PlanSync = { marked: [], open: undefined };
let now = NOTHING;
const listeners = new Set<() => void>();

function change(next: Partial<PlanSync>): void {
  now = { ...now, ...next };
  for (const listener of listeners) listener();
}

export function markBranches(ids: readonly string[]): void {
  if (ids.length === 0 && now.marked.length === 0) return;
  change({ marked: ids });
}

export function tellOpen(open: PlanSync['open']): void {
  if (now.open?.count !== open?.count || now.open?.minute !== open?.minute) change({ open });
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
