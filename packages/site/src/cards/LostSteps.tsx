import { HOTLINES } from '@bank/contract';
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
      <ol className={styles.steps}>
        {steps.map(([name, text], index) => (
          <li key={name}>
            <span className={`num ${styles.number}`} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.name}>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.warning}>
        {words.lostWarning}{' '}
        <a className="num" href={`tel:${HOTLINES.creditCard.dial}`}>
          {HOTLINES.creditCard.shown}
        </a>
      </p>
    </div>
  );
}
