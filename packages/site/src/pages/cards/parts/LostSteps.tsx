import { HOTLINES } from '../../../parts/links/hotlines.ts';
import { NumberedSteps } from '../../../parts/blocks/NumberedSteps.tsx';
import { cardWords } from '../../../words/cards/cards/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './LostSteps.module.css';

/** What to do about a lost card, in order. */
export function LostSteps() {
  const words = useWords(cardWords);
  const steps = [
    [words.lostStep1, words.lostStep1Text],
    [words.lostStep2, words.lostStep2Text],
    [words.lostStep3, words.lostStep3Text],
  ] as const;
  return (
    <div className={styles.block}>
      <NumberedSteps steps={steps} />
      <p className={styles.warning}>
        {words.lostWarning}{' '}
        <a className="num" href={`tel:${HOTLINES.creditCard.dial}`}>
          {HOTLINES.creditCard.shown}
        </a>
      </p>
    </div>
  );
}
