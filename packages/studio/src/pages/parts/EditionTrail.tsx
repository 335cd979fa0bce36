import type { Words } from '../../words/words.ts';
import type { EditionRow } from '../page-model.ts';
import { languageOf } from './language-of.ts';
import { StateMark } from './StateMark.tsx';
import styles from './EditionTrail.module.css';

interface Props {
  edition: EditionRow;
  words: Words;
  /** Leads on to the pages as they would be; not where that stands already. */
  leadsToLook?: boolean;
}

/** Which edition one is in, with the way back to it. */
export function EditionTrail({ edition, words, leadsToLook = true }: Props) {
  return (
    <p className={styles.trail}>
      <a href={`/editions/${edition.id}`} lang={languageOf(edition.title)}>
        {edition.title}
      </a>
      <span>{words.scopes[edition.scope] ?? edition.scope}</span>
      <StateMark state={edition.state} words={words} />
      {leadsToLook && <a href={`/editions/${edition.id}/look`}>{words.look}</a>}
    </p>
  );
}
