import type { Words } from '../../words/words.ts';
import styles from './StateMark.module.css';

export function StateMark({ state, words }: { state: keyof Words['states']; words: Words }) {
  return (
    <span className={styles.mark} data-state={state}>
      {words.states[state]}
    </span>
  );
}
