import styles from './FundNotes.module.css';
import { useFundWords } from './use-fund-words.ts';

/** At the foot of every page with figures of funds: what colours mean, what past results do not, who answers for what. */
export function FundNotes({ isRanked = false }: { isRanked?: boolean }) {
  const words = useFundWords();
  return (
    <div className={styles.notes}>
      <p>{words['funds.upDown']}</p>
      {isRanked ? <p>{words['funds.rankNote']}</p> : null}
      <p>{words['funds.risks']}</p>
    </div>
  );
}
