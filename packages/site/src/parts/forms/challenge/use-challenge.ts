import { useEffect, useRef, useState } from 'react';
import {
  CHALLENGE_LIFE_MS,
  CODES,
  challengeQuestion,
  isCallRejected,
  type ChallengeForm,
} from '@bank/contract';
import { browserClients } from '../../../base/page/browser-clients.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import type { ChallengeMode, ChallengeStart } from './challenge-start.ts';
import { newCaptchaKey } from './captcha-key.ts';
import { challengeWords } from '../../../words/common/challenge/words.ts';

export interface Shown {
  /** Undefined until script has made one. */
  captchaKey: string | undefined;
  mode: ChallengeMode;
  /** What is asked, in text mode. */
  question: string | undefined;
  state: 'loading' | 'ready' | 'old' | 'failed';
  /** For those who do not see what changed. */
  announcement: string;
  /** Why there is no code. */
  trouble: string;
}

export interface Challenge extends Shown {
  form: ChallengeForm;
  renew: (mode?: ChallengeMode) => void;
  pictureLoaded: () => void;
  pictureFailed: () => void;
}

const CLOSED: Shown = {
  captchaKey: undefined,
  mode: 'image',
  question: undefined,
  state: 'loading',
  announcement: '',
  trouble: '',
};

function begun(start: ChallengeStart | undefined): Shown {
  if (start === undefined) return CLOSED;
  const question = start.mode === 'text' ? start.question : undefined;
  return { ...CLOSED, ...start, question, state: 'ready' };
}

/** The verification code of one form: asked for, renewed, told when it is too old. `start` is what the server has shown. */
export function useChallenge(form: ChallengeForm, start?: ChallengeStart): Challenge {
  const { language } = useSite();
  const words = useWords(challengeWords);
  const [shown, setShown] = useState<Shown>(() => begun(start));
  const running = useRef<AbortController>(undefined);
  const { captchaKey } = shown;

  const renew = (mode: ChallengeMode = shown.mode) => void ask(mode, true);

  async function ask(mode: ChallengeMode, isAnnounced: boolean): Promise<void> {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    const fresh: Shown = { ...CLOSED, captchaKey: newCaptchaKey(), mode };
    if (mode === 'image') {
      setShown({ ...fresh, announcement: isAnnounced ? words['challenge.pictureChanged'] : '' });
      return;
    }
    setShown(fresh);
    try {
      const request = { captchaKey: fresh.captchaKey ?? '', form, mode: 'text' as const };
      const { question } = await browserClients[language].call(challengeQuestion, request, mine.signal);
      const announcement = words['challenge.questionChanged'](question);
      setShown({ ...fresh, question, state: 'ready', announcement });
    } catch (error) {
      if (!mine.signal.aborted) setShown({ ...fresh, state: 'failed', trouble: troubleOf(error) });
    }
  }

  function troubleOf(error: unknown): string {
    if (!isCallRejected(error) || error.body.code !== CODES.tooManyRequests.code) {
      return words['challenge.failed'];
    }
    const { retryAfter = 60 } = error.body.data as { retryAfter?: number };
    return words['challenge.tooMany'](retryAfter);
  }

  useEffect(() => {
    if (captchaKey === undefined) {
      void ask('image', false);
      return undefined;
    }
    const timer = setTimeout(
      () => setShown((now) => ({ ...now, state: 'old', trouble: words['challenge.old'] })),
      CHALLENGE_LIFE_MS,
    );
    return () => clearTimeout(timer);
    // A new key is a new life; nothing else is.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the words are as fixed as the language of the page
  }, [captchaKey]);
  useEffect(() => () => running.current?.abort(), []);

  return {
    ...shown,
    form,
    renew,
    pictureLoaded: () =>
      setShown((now) => ({ ...now, state: now.state === 'loading' ? 'ready' : now.state })),
    pictureFailed: () => setShown((now) => ({ ...now, state: 'failed', trouble: words['challenge.failed'] })),
  };
}
