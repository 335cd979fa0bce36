import { Icon } from '@bank/ui';
import styles from './AddToComparison.module.css';
import type { CompareWords } from './compare-words.ts';

interface AddToComparisonProps {
  path: string;
  codes: string;
  keyword: string;
  words: CompareWords;
}

/** Looks for one more product by its code or name; the answers stand above the table. */
export function AddToComparison({ path, codes, keyword, words }: AddToComparisonProps) {
  return (
    <form className={styles.add} method="get" action={path} role="search" data-stay="">
      {codes === '' ? null : <input type="hidden" name="codes" value={codes} />}
      <label className={styles.label}>
        <Icon name="plus" size={24} className={styles.plus} />
        <span className={styles.title}>{words['compare.add']}</span>
        <span className={styles.hint}>{words['compare.addHint']}</span>
        <input
          key={keyword}
          className={styles.field}
          type="search"
          name="add"
          maxLength={50}
          defaultValue={keyword}
          placeholder={words['compare.addPlaceholder']}
        />
      </label>
      <button className={styles.go} type="submit">
        {words['compare.addSearch']}
      </button>
    </form>
  );
}
