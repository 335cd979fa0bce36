import type { ReactNode } from 'react';
import { Icon } from '@bank/ui';
import styles from './ComparePage.module.css';
import { isDifferent, type ComparedGroup } from './compared.ts';
import type { CompareWords } from './compare-words.ts';

interface CompareToolsProps {
  /** How many products are compared. */
  count: number;
  groups: readonly ComparedGroup[];
  isOnly: boolean;
  /** The same comparison with all rows, or with those only that differ. */
  onlyHref: string;
  words: Pick<CompareWords, 'compare.chosen' | 'compare.differences' | 'compare.howTo' | 'compare.only'>;
  children: ReactNode;
}

/** How many are chosen and how far they differ, and what can be done with the table. */
export function CompareTools({ count, groups, isOnly, onlyHref, words, children }: CompareToolsProps) {
  const differences = groups.flatMap(({ rows }) => rows).filter(isDifferent).length;
  return (
    <div className={styles.tools}>
      <p className={styles.chosen} role="status">
        <b>{words['compare.chosen'](count)}</b>
        <span className={styles.hint}>
          {count > 1 ? words['compare.differences'](differences) : words['compare.howTo']}
        </span>
      </p>
      {count > 1 ? (
        <p data-stay="">
          <a className={styles.only} href={onlyHref} aria-current={isOnly ? 'true' : undefined}>
            <span className={styles.box}>{isOnly ? <Icon name="check" size={13} /> : null}</span>
            {words['compare.only']}
          </a>
        </p>
      ) : null}
      {children}
    </div>
  );
}
