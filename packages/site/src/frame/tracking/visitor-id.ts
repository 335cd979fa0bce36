import { STORAGE_PREFIX } from '../../base/state/stored-names.ts';

/** S9-track. */
const FINGERPRINT_FALLBACK_MS = 2_000;

/** Local storage: `{v, exp, data}` with the visitor's id; needs consent. */
const FINGERPRINT_KEY = `${STORAGE_PREFIX}fingerPrint`;
/** Nobody is known for longer (TRK-6). */
const LIFETIME_MS = 30 * 86_400_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

declare global {
  /** An operator's own script may offer an id of the browser, a UUID. Asked for only after consent. */
  var bankFingerPrint: (() => Promise<unknown>) | undefined;
}

/**
 * The kept id, or within two seconds one that the operator's script offers, or else a random one (S9-track):
 * whoever leaves sooner is not counted and gets none. '' until it is known. Returns what ends the wait.
 */
export function visitorId(found: (id: string) => void): () => void {
  const kept = keptId();
  if (kept !== undefined) {
    found(kept);
    return () => undefined;
  }
  let isWaiting = true;
  const settle = (id: unknown) => {
    if (!isWaiting || typeof id !== 'string' || !UUID.test(id)) return;
    isWaiting = false;
    keep(id);
    found(id);
  };
  Promise.resolve()
    .then(() => globalThis.bankFingerPrint?.())
    .then(settle, () => undefined);
  const timer = setTimeout(() => settle(randomId()), FINGERPRINT_FALLBACK_MS);
  return () => {
    isWaiting = false;
    clearTimeout(timer);
  };
}

function keptId(): string | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(FINGERPRINT_KEY) ?? 'null') as unknown;
    if (typeof kept !== 'object' || kept === null || !('exp' in kept) || !('data' in kept)) return undefined;
    const left = Number(kept.exp) - Date.now();
    const isFresh = left > 0 && left <= LIFETIME_MS;
    return isFresh && typeof kept.data === 'string' && UUID.test(kept.data) ? kept.data : undefined;
  } catch {
    // Storage is refused, or somebody else's text stands there.
    return undefined;
  }
}

function keep(id: string): void {
  try {
    const kept = { v: '1', exp: Date.now() + LIFETIME_MS, data: id };
    localStorage.setItem(FINGERPRINT_KEY, JSON.stringify(kept));
  } catch {
    // Storage is refused: the id lives as long as the document.
  }
}

/** A random UUID (version 4); `crypto.randomUUID` is only there over https. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, i) => {
    const set = i === 6 ? (byte & 0x0f) | 0x40 : i === 8 ? (byte & 0x3f) | 0x80 : byte;
    return set.toString(16).padStart(2, '0');
  });
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
