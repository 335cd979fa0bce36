import { useHotlines } from '../../../parts/links/hotlines.ts';
import { NumberedSteps } from '../../../parts/blocks/NumberedSteps.tsx';
import { cardWords } from '../../../words/cards/cards/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './LostSteps.module.css';

/** What to do about a lost card, in order. */
export function LostSteps() {
  const words = useWords(cardWords);
  const hotlines = useHotlines();
  const steps = [
    { name: words.lostStep1, text: words.lostStep1Text },
    { name: words.lostStep2, text: words.lostStep2Text },
    { name: words.lostStep3, text: words.lostStep3Text },
  ];
  return (
    <div className={styles.block}>
      <NumberedSteps steps={steps} />
      <p className={styles.warning}>
        {words.lostWarning}{' '}
        <a className="num" href={`tel:${hotlines.creditCard.dial}`}>
          {hotlines.creditCard.shown}
        </a>
      </p>
    </div>
  );
}
