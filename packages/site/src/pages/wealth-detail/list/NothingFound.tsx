import type { ChosenFilter } from '../../../filters/filter-address.ts';
import { useWealthWords } from '../../../wealth/use-wealth-words.ts';
import styles from './NothingFound.module.css';

/** Nothing meets all limits: which one to give up, or all of them. */
export function NothingFound({ chosen, clearHref }: { chosen: readonly ChosenFilter[]; clearHref: string }) {
  const words = useWealthWords();
  return (
    <div className={styles.nothing} data-stay="">
      <p className={styles.text}>{words['wealth.empty']}</p>
      <p>{words['wealth.emptyTry']}</p>
      <ul className={styles.ways}>
        {chosen.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{words['wealth.emptyWithout'](label)}</a>
          </li>
        ))}
        <li>
          <a href={clearHref}>{words['wealth.emptyAll']}</a>
        </li>
      </ul>
      <p>{words['wealth.emptyCall']}</p>
    </div>
  );
}
