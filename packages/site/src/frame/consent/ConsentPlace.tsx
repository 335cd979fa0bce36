import { useEffect, useState, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '@bank/ui';
import { useDocument, useWords } from '../../base/state/site-context.ts';
import { ConsentNotice } from './ConsentNotice.tsx';
import { consent, decide, onConsent } from './consent.ts';
import { clearNonEssential } from './non-essential.ts';
import { onPrivacySettings } from './privacy-settings.ts';

/**
 * The end of the page, where visitors are asked who have neither answered nor refused by a signal of their browser, and
 * where the answer is changed. Only ever drawn in the browser.
 */
export function ConsentPlace() {
  const words = useWords();
  const { replayUrl } = useDocument();
  const now = useSyncExternalStore(onConsent, consent);
  const [opener, setOpener] = useState<HTMLElement>();
  const [message, setMessage] = useState('');

  useEffect(() => onPrivacySettings(setOpener), []);
  useEffect(() => {
    // Left from a consent that a signal of the browser overrules since.
    if (consent() === 'refused') clearNonEssential();
  }, []);
  useEffect(() => {
    if (replayUrl !== undefined) void startReplay(replayUrl);
  }, [replayUrl]);

  const close = () => {
    (opener ?? document.getElementById('main'))?.focus({ preventScroll: true });
    setOpener(undefined);
  };
  const answer = (given: 'granted' | 'refused') => {
    setMessage(words[given === 'granted' ? 'consent.granted' : 'consent.refused']);
    close();
    decide(given);
  };
  return (
    <>
      {now === 'undecided' || opener !== undefined ? (
        <ConsentNotice now={now} isSettings={opener !== undefined} onAnswer={answer} onClose={close} />
      ) : null}
      <VisuallyHidden>
        <span role="status">{message}</span>
      </VisuallyHidden>
    </>
  );
}

let replay: Promise<void> | undefined;

/** Once for a document, however often the place is drawn. A service that cannot be fetched is not missed. */
function startReplay(url: string): Promise<void> {
  replay ??= import('./replay/start-replay.ts')
    .then((module) => module.replayAfterConsent(url))
    .catch(() => undefined);
  return replay;
}
