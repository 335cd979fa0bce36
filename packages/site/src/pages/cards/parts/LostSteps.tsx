import { HOTLINES } from '@bank/contract';
import { NumberedSteps } from '../../../parts/blocks/NumberedSteps.tsx';
import styles from './LostSteps.module.css';
import { useCardWords } from './use-card-words.ts';

/** What to do about a lost card, in order. */
export function LostSteps() {
  const words = useCardWords();
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
