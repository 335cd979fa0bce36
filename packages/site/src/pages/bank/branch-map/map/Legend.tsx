import styles from './Legend.module.css';
import { MarkShape } from './MarkShape.tsx';
import { branchWords } from '../../../../words/bank/branches/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';

/** What the shapes of the marks mean. */
export function Legend() {
  const words = useWords(branchWords);
  const entries = [
    { type: '2', name: words.staffedMark },
    { type: '6', name: words.specialMark },
    { type: '4', name: words.selfMark },
  ] as const;
  return (
    <ul className={styles.legend}>
      {entries.map(({ type, name }) => (
        <li key={type}>
          <svg className={styles.shape} viewBox="-11 -11 22 22" aria-hidden="true">
            <MarkShape type={type} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
