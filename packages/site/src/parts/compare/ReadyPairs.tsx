import type { Candidate } from './Candidates.tsx';
import type { CompareWords } from './compare-words.ts';
import { readyPairs } from './ready-pairs.ts';
import styles from './ReadyPairs.module.css';

interface ReadyPairsProps {
  candidates: readonly Candidate[];
  /** The comparison of these. */
  hrefOf: (codes: readonly string[]) => string;
  words: CompareWords;
}

/** Comparisons to begin with, for whoever has chosen nothing. */
export function ReadyPairs({ candidates, hrefOf, words }: ReadyPairsProps) {
  const pairs = readyPairs(candidates);
  if (pairs.length === 0) return null;
  return (
    <section className={styles.pairs} aria-label={words['compare.ready']} data-stay="">
      <h2 className={styles.title}>{words['compare.ready']}</h2>
      <ul>
        {pairs.map(({ apart, pair: [one, other] }) => (
          <li key={apart}>
            <a className={styles.pair} href={hrefOf([one.code, other.code])}>
              <span className={styles.why}>{words['compare.readyWhy'](apart)}</span>
              <span>
                <b>{one.riskLevel}</b> {one.name}
              </span>
              <span>
                <b>{other.riskLevel}</b> {other.name}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
