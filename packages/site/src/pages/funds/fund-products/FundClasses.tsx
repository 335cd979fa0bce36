import type { FundClass } from '@bank/contract';
import type { PageQuery } from '../../../base/page/page-module.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { addressWith } from '../../../parts/lists/filters/address-with.ts';
import { fundWords } from '../../../words/funds/funds/words.ts';
import styles from './FundClasses.module.css';

interface FundClassesProps {
  path: string;
  query: PageQuery;
  classes: readonly FundClass[];
}

/** All funds or those of one class, with how many there are. */
export function FundClasses({ path, query, classes }: FundClassesProps) {
  const words = useWords(fundWords);
  const total = classes.reduce((sum, { count }) => sum + count, 0);
  // Columns and orders of one class mean nothing in another.
  const hrefOf = (type: string | undefined) =>
    addressWith(path, query, { type, cols: undefined, sort: undefined });
  return (
    <nav className={styles.classes} aria-label={words['funds.classes']} data-stay="">
      <ul>
        {[{ code: undefined, name: words['funds.allClasses'], count: total }, ...classes].map(
          ({ code, name, count }) => (
            <li key={name}>
              <a href={hrefOf(code)} aria-current={query['type'] === code ? 'true' : undefined}>
                {name}
                <span className="num">{count}</span>
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
