import { COMPARED_AT_MOST } from '@bank/contract';
import { STORAGE_PREFIX } from '../../base/state/stored-names.ts';

/** What the tray keeps of a product: enough to name it on any page without a call. */
export interface CompareItem {
  code: string;
  name: string;
}

export type CompareChange = 'ADDED' | 'REMOVED' | 'FULL';

export interface CompareStore {
  items: () => readonly CompareItem[];
  subscribe: (listener: () => void) => () => void;
  /** Puts a product in, or takes it out; a full tray changes nothing. */
  toggle: (item: CompareItem) => CompareChange;
  remove: (code: string) => void;
  clear: () => void;
}

/** Of the shape of what is kept: a tray of another version starts empty. */
const VERSION = 1;
const EMPTY: readonly CompareItem[] = [];
const stores = new Map<string, CompareStore>();

/** The visitor's tray of one kind of product, kept across pages under `bob-compare-<kind>`. */
export function compareStore(kind: string): CompareStore {
  let store = stores.get(kind);
  if (store === undefined) stores.set(kind, (store = createStore(`${STORAGE_PREFIX}compare-${kind}`)));
  return store;
}

function createStore(key: string): CompareStore {
  let items: readonly CompareItem[] | undefined;
  const listeners = new Set<() => void>();
  const current = () => (items ??= readItems(key));
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const keep = (changed: readonly CompareItem[]) => {
    items = changed;
    writeItems(key, changed);
    tell();
  };
  // Another tab has changed the tray, or the whole storage was cleared.
  const follow = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    items = undefined;
    tell();
  };

  return {
    items: current,
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', follow);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', follow);
      };
    },
    toggle({ code, name }) {
      const rest = current().filter((item) => item.code !== code);
      if (rest.length < current().length) {
        keep(rest);
        return 'REMOVED';
      }
      if (rest.length >= COMPARED_AT_MOST) return 'FULL';
      keep([...rest, { code, name }]);
      return 'ADDED';
    },
    remove: (code) => keep(current().filter((item) => item.code !== code)),
    clear: () => keep(EMPTY),
  };
}

function readItems(key: string): readonly CompareItem[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isKept(kept) ? kept.data.slice(0, COMPARED_AT_MOST) : EMPTY;
  } catch {
    // Storage is refused, or somebody else's text stands there: the tray starts empty.
    return EMPTY;
  }
}

function writeItems(key: string, data: readonly CompareItem[]): void {
  try {
    if (data.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ v: VERSION, data }));
  } catch {
    // Storage is refused or full: the tray lives as long as the document.
  }
}

function isKept(value: unknown): value is { data: CompareItem[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'v' in value &&
    value.v === VERSION &&
    'data' in value &&
    Array.isArray(value.data) &&
    value.data.every(isItem)
  );
}

function isItem(value: unknown): value is CompareItem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    typeof value.code === 'string' &&
    'name' in value &&
    typeof value.name === 'string'
  );
}
