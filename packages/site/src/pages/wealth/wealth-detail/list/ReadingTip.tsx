import { wealthWords } from '../../../../words/wealth/wealth/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import styles from './ReadingTip.module.css';

const TIPS = ['BENCHMARK', 'RISK', 'TERM', 'AGENCY'] as const;

/** One thing to know about wealth products, another on each page; never an advertisement (WLTH-9). */
export function ReadingTip({ page }: { page: number }) {
  const words = useWords(wealthWords);
  const tip = TIPS[(page - 1) % TIPS.length] ?? TIPS[0];
  return (
    <aside className={styles.tip} aria-label={words['wealth.tipLabel']}>
      <p className={styles.label} aria-hidden="true">
        {words['wealth.tipLabel']}
      </p>
      <p>{words['wealth.tips'][tip]}</p>
    </aside>
  );
}
