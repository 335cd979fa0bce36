import type { ChosenFilter } from './filter-address.ts';
import styles from './NothingFound.module.css';

interface NothingMatchesProps {
  chosen: readonly ChosenFilter[];
  clearHref: string;
  words: {
    text: string;
    advice: string;
    without: (label: string) => string;
    all: string;
    /** Whom to ask instead. */
    call?: string;
  };
}

/** Nothing meets all limits: which one to give up, or all of them. */
export function NothingMatches({ chosen, clearHref, words }: NothingMatchesProps) {
  return (
    <div className={styles.nothing} data-stay="">
      <p className={styles.text}>{words.text}</p>
      <p>{words.advice}</p>
      <ul className={styles.ways}>
        {chosen.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{words.without(label)}</a>
          </li>
        ))}
        <li>
          <a href={clearHref}>{words.all}</a>
        </li>
      </ul>
      {words.call === undefined ? null : <p>{words.call}</p>}
    </div>
  );
}
