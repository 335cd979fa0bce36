import type { CompareChange, CompareItem } from './compare-store.ts';

/** What has just happened to a tray, for its live region. */
export interface TrayNews {
  change: CompareChange;
  item: CompareItem;
}

const listeners = new Map<string, Set<(news: TrayNews) => void>>();

/** Tells the tray of a kind what became of a tick. */
export function sayInTray(kind: string, news: TrayNews): void {
  for (const listener of listeners.get(kind) ?? []) listener(news);
}

export function hearTray(kind: string, listener: (news: TrayNews) => void): () => void {
  const heard = listeners.get(kind) ?? new Set();
  listeners.set(kind, heard.add(listener));
  return () => void heard.delete(listener);
}
