import type { Words } from '../../words/words.ts';
import type { EditionRow } from '../page-model.ts';
import { StateMark } from './StateMark.tsx';
import styles from './EditionTrail.module.css';

/** Which edition one is in, with the way back to it. */
export function EditionTrail({ edition, words }: { edition: EditionRow; words: Words }) {
  return (
    <p className={styles.trail}>
      <a href={`/editions/${edition.id}`}>{edition.title}</a>
      <span>{words.scopes[edition.scope] ?? edition.scope}</span>
      <StateMark state={edition.state} words={words} />
    </p>
  );
}
