import type { ChosenFilter } from '../../filters/filter-address.ts';
import { useFundWords } from '../../funds/use-fund-words.ts';
import styles from './NothingFound.module.css';

/** Nothing meets all limits: which one to give up, or all of them. */
export function NothingFound({ chosen, clearHref }: { chosen: readonly ChosenFilter[]; clearHref: string }) {
  const words = useFundWords();
  return (
    <div className={styles.nothing} data-stay="">
      <p className={styles.text}>{words['funds.empty']}</p>
      <p>{words['funds.emptyTry']}</p>
      <ul className={styles.ways}>
        {chosen.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{words['funds.emptyWithout'](label)}</a>
          </li>
        ))}
        <li>
          <a href={clearHref}>{words['funds.emptyAll']}</a>
        </li>
      </ul>
    </div>
  );
}
