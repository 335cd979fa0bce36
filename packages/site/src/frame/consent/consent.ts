import { STORAGE_PREFIX } from '../../base/state/stored-names.ts';
import { clearNonEssential } from './non-essential.ts';

/**
 * Whether visit-time tracking and session replay may run (PD-12). Until it is `granted` nothing that
 * the page can do without is written or sent; `refused` is also what the browser says by Do-Not-Track or Global Privacy
 * Control.
 */
export type Consent = 'undecided' | 'granted' | 'refused';

/** Local storage: the version of the notice that the visitor agreed to. */
const CONSENT_KEY = `${STORAGE_PREFIX}consent`;
/** Local storage: `1` while tracking is switched off. */
const TRACK_OFF_KEY = `${STORAGE_PREFIX}trackOff`;
/** Raised when the notice asks for more than before: whoever agreed to less is asked again. */
const NOTICE_VERSION = '2';

const listeners = new Set<(now: Consent) => void>();
/** Stands in for storage that the browser refuses. */
let inThisDocument: Consent = 'undecided';

export function consent(): Consent {
  if (hasRefusalSignal()) return 'refused';
  try {
    if (localStorage.getItem(TRACK_OFF_KEY) === '1') return 'refused';
    if (localStorage.getItem(CONSENT_KEY) === NOTICE_VERSION) return 'granted';
  } catch {
    return inThisDocument;
  }
  return 'undecided';
}

/** Calls `listener` whenever the visitor decides anew, in this window or another. Returns what ends that. */
export function onConsent(listener: (now: Consent) => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) addEventListener('storage', followOtherWindow);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', followOtherWindow);
  };
}

/** Keeps the visitor's answer. A refusal removes at once all that an earlier consent had allowed. */
export function decide(answer: 'granted' | 'refused'): void {
  inThisDocument = answer;
  try {
    if (answer === 'granted') {
      localStorage.setItem(CONSENT_KEY, NOTICE_VERSION);
      localStorage.removeItem(TRACK_OFF_KEY);
    } else {
      localStorage.setItem(TRACK_OFF_KEY, '1');
    }
  } catch {
    // Storage is refused: the answer holds for this document.
  }
  announce();
}

/** The browser's own word for "no". It cannot be overruled by a button. */
export function hasRefusalSignal(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

function followOtherWindow({ key }: StorageEvent): void {
  if (key === null || key === CONSENT_KEY || key === TRACK_OFF_KEY) announce();
}

function announce(): void {
  const now = consent();
  for (const listener of listeners) listener(now);
  // After the listeners: whoever stops may still have written something.
  if (now === 'refused') clearNonEssential();
}
