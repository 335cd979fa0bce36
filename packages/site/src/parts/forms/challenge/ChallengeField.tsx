import { useState, type ReactNode, type Ref } from 'react';
import { CAPTCHA_LONGEST, challengePicture } from '@bank/contract';
import { Button, Icon, VisuallyHidden, useHydrated } from '@bank/ui';
import { TextField } from '../Field.tsx';
import type { ChallengeMode } from './challenge-start.ts';
import type { Challenge } from './use-challenge.ts';
import { challengeWords } from '../../../words/common/challenge/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './ChallengeField.module.css';

interface ChallengeFieldProps {
  challenge: Challenge;
  error?: string | undefined;
  /** To empty it and to give it the focus. */
  inputRef: Ref<HTMLInputElement>;
}

/**
 * Verification code of a form (FB-4): picture, enlarged to twice its size, renewed, or a sum in words
 * instead. Fields `captchaKey` and `captcha`; without script its buttons send the form with `ask=image` or `ask=text`.
 */
export function ChallengeField({ challenge, error, inputRef }: ChallengeFieldProps) {
  const words = useWords(challengeWords);
  const hydrated = useHydrated();
  const [isLarge, setLarge] = useState(false);
  const { captchaKey, mode, question, state } = challenge;
  if (captchaKey === undefined) {
    // What a page for everybody holds: a key belongs to one visitor.
    return <p className={styles.later}>{hydrated ? words['challenge.loading'] : words['challenge.later']}</p>;
  }
  const isPicture = mode === 'image';
  const isShown = state === 'ready' || state === 'old';
  return (
    <div className={styles.challenge}>
      {/* Nobody is asked for a code that has not come. */}
      <input type="hidden" name="captchaKey" value={isShown ? captchaKey : ''} />
      <input type="hidden" name="captchaMode" value={mode} />
      {/* Without script the Enter key presses the first button of the form, which must not be one that asks anew. */}
      {hydrated ? null : <button type="submit" hidden />}
      {isPicture ? <Picture challenge={challenge} isLarge={isLarge} /> : null}
      <div className={styles.answer}>
        <TextField
          ref={inputRef}
          id="captcha"
          name="captcha"
          label={isPicture ? words['challenge.label'] : questionLabel()}
          hint={isPicture ? words['challenge.hint'] : words['challenge.questionHint']}
          error={error}
          inputMode={isPicture ? 'text' : 'numeric'}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={CAPTCHA_LONGEST}
          required
        />
      </div>
      <div className={styles.actions}>
        <AskButton challenge={challenge} mode={mode}>
          <Icon name="reset" size={16} />
          {isPicture ? words['challenge.newPicture'] : words['challenge.newQuestion']}
        </AskButton>
        {hydrated && isPicture ? (
          <Button variant="quiet" compact aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
            <Icon name="plus" size={16} />
            {words['challenge.enlarge']}
          </Button>
        ) : null}
        <AskButton challenge={challenge} mode={isPicture ? 'text' : 'image'}>
          {isPicture ? words['challenge.toQuestion'] : words['challenge.toPicture']}
        </AskButton>
      </div>
      {state === 'failed' || state === 'old' ? <p className={styles.trouble}>{challenge.trouble}</p> : null}
      <VisuallyHidden>
        <span role="status">
          {state === 'failed' || state === 'old' ? challenge.trouble : challenge.announcement}
        </span>
      </VisuallyHidden>
    </div>
  );

  function questionLabel(): string {
    return question === undefined ? words['challenge.loading'] : words['challenge.question'](question);
  }
}

function Picture({ challenge, isLarge }: { challenge: Challenge; isLarge: boolean }) {
  const words = useWords(challengeWords);
  const { captchaKey = '', form, state } = challenge;
  const large = isLarge ? '' : undefined;
  if (state === 'old' || state === 'failed')
    return <span className={styles.picture} data-large={large} aria-hidden="true" />;
  return (
    <img
      // A new key is a new picture; the old one must not stay in its place while it loads.
      key={captchaKey}
      className={styles.picture}
      data-large={large}
      src={challengePicture(captchaKey, form)}
      alt={words['challenge.picture']}
      width={168}
      height={64}
      onLoad={challenge.pictureLoaded}
      onError={challenge.pictureFailed}
    />
  );
}

interface AskButtonProps {
  challenge: Challenge;
  mode: ChallengeMode;
  children: ReactNode;
}

/** Renews in place; without script it sends the form, which comes back with what it asks for. */
function AskButton({ challenge, mode, children }: AskButtonProps) {
  const hydrated = useHydrated();
  const look = { variant: 'quiet', compact: true } as const;
  return hydrated ? (
    <Button {...look} onClick={() => challenge.renew(mode)}>
      {children}
    </Button>
  ) : (
    <Button {...look} type="submit" name="ask" value={mode} formNoValidate>
      {children}
    </Button>
  );
}
