import { STORAGE_PREFIX } from '../../../base/state/stored-names.ts';
import { consent, onConsent, type Consent } from '../consent.ts';
import { addReplayScript } from './replay-script.ts';

/** S7-start. */
const REPLAY_SAMPLE_RATE = 0.1;

/** Session storage: whether this visit is one of the recorded ones; needs consent. */
const REPLAY_KEY = `${STORAGE_PREFIX}replay`;

/**
 * Starts the third party's replay script once the visitor has agreed, in one visit of ten.
 * Called only where the operator has configured an address.
 */
export function replayAfterConsent(url: string): void {
  let isRunning = false;
  const follow = (now: Consent) => {
    if (now === 'granted' && !isRunning && isSampled(Math.random)) {
      isRunning = true;
      addReplayScript(url);
    }
    // A script cannot be unloaded: only a new document is certainly without it.
    if (now === 'refused' && isRunning) location.reload();
  };
  onConsent(follow);
  follow(consent());
}

/** Decides once for a visit, which is as long as the browser keeps the session of the window. */
export function isSampled(random: () => number): boolean {
  try {
    const kept = sessionStorage.getItem(REPLAY_KEY);
    if (kept !== null) return kept === 'in';
    const isIn = random() < REPLAY_SAMPLE_RATE;
    sessionStorage.setItem(REPLAY_KEY, isIn ? 'in' : 'out');
    return isIn;
  } catch {
    // Each page would decide anew, and the rate would be no rate.
    return false;
  }
}
