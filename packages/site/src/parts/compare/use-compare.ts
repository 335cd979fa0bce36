import { useSyncExternalStore } from 'react';
import { compareStore, type CompareItem, type CompareStore } from './compare-store.ts';

const NONE: readonly CompareItem[] = [];

/** The tray of one kind of product; empty on the server and while hydrating. */
export function useCompare(kind: string): { items: readonly CompareItem[]; store: CompareStore } {
  const store = compareStore(kind);
  const items = useSyncExternalStore(store.subscribe, store.items, () => NONE);
  return { items, store };
}
