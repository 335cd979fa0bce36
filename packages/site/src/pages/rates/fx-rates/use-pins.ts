import { useMemo, useSyncExternalStore } from 'react';
import { STORAGE_PREFIX } from '../../../base/state/stored-names.ts';
import { isForeign } from '../../../parts/currency/conversion.ts';

const KEY = `${STORAGE_PREFIX}fx-pins`;
const listeners = new Set<() => void>();
/** Where storage is refused or full the favourites last as long as the document. */
let unsaved: string | undefined;

/** The visitor's favourite currencies, kept on the device (FX-7). None until the page is alive. */
export function usePins() {
  const text = useSyncExternalStore(subscribe, storedText, () => null);
  const pins = useMemo(() => readPins(text), [text]);
  const toggle = (currency: string) =>
    store(pins.includes(currency) ? pins.filter((pin) => pin !== currency) : [...pins, currency]);
  return { pins, toggle };
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onChange);
  };
}

function storedText(): string | null {
  if (unsaved !== undefined) return unsaved;
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function store(pins: readonly string[]): void {
  const text = JSON.stringify({ v: 1, data: pins });
  try {
    localStorage.setItem(KEY, text);
    unsaved = undefined;
  } catch {
    unsaved = text;
  }
  for (const listener of listeners) listener();
}

/** `{"v":1,"data":["USD"]}` → `['USD']`; anything else is nothing. */
export function readPins(text: string | null): string[] {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('v' in kept) || kept.v !== 1) return [];
    const data = 'data' in kept ? kept.data : undefined;
    return Array.isArray(data)
      ? data.filter((code): code is string => typeof code === 'string' && isForeign(code))
      : [];
  } catch {
    return [];
  }
}
