import { moduleOf } from '@bank/contract';
import { consent, onConsent, type Consent } from '../consent/consent.ts';
import type { Showing } from '../../base/page/view.ts';
import { digestOfBrowser } from './digest.ts';
import { uploader, type TrackSalt, type Upload } from './upload.ts';

/**
 * Visit-time tracking (S7-start, S7-tracking). Unless the visitor has refused, it is counted that a document was
 * opened, with nothing that belongs to a visitor; everything else begins with consent and ends with its withdrawal.
 */
export function startTracking(site: Showing, salt: TrackSalt): void {
  const clock = { offsetMs: 0 };
  const upload = uploader(salt, digestOfBrowser, clock);
  const { state: opened } = site;
  let hasDisplayed = false;
  let measuring: Promise<void> | undefined;
  let following: AbortController | undefined;
  const follow = (now: Consent) => {
    if (now !== 'granted') {
      following?.abort();
      following = undefined;
    }
    if (now === 'refused') return;
    if (!hasDisplayed) tellWhole(upload, site, 'wholeWebsiteDisplay');
    hasDisplayed = true;
    if (now === 'granted' && following === undefined) {
      following = new AbortController();
      const { signal } = following;
      // Files of their own: who has not agreed yet does without.
      void Promise.all([import('./follow-visit.ts'), import('./sha256.ts')])
        .then(([{ followVisit }, { sha256 }]) => {
          if (signal.aborted) return undefined;
          signal.addEventListener('abort', followVisit(site, uploader(salt, sha256, clock)));
          return tellWhole(upload, site, 'uploadInit');
        })
        .catch(() => undefined);
      measuring ??= import('./follow-speed.ts').then(
        ({ followSpeed }) => followSpeed(opened),
        () => undefined,
      );
    }
  };
  onConsent(follow);
  follow(consent());
}

/** The events of S7-start, by the call "insert whole code". */
function tellWhole(upload: Upload, { state }: Showing, event: 'wholeWebsiteDisplay' | 'uploadInit'): void {
  const { record, language } = state.view;
  upload.whole({ event, path: record.path, module: moduleOf(record.path) ?? '', fingerPrint: '', language });
}
