import { Answers } from '../answers/Answers.tsx';
import type { SearchFound } from '../load-search.ts';
import { QuickLinks } from './QuickLinks.tsx';
import { searchWords } from '../../../../words/common/search-page/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import styles from './NothingFound.module.css';

/** Says plainly that there is nothing, and what to do now; never something unrelated as if it were found (SRCH-7). */
export function NothingFound({ found, keyword }: { found: SearchFound; keyword: string }) {
  const words = useWords(searchWords);
  return (
    <div className={styles.nothing}>
      <Answers answers={found.answers} />
      <p className={found.answers.length === 0 ? styles.message : styles.lead} role="status">
        {found.answers.length === 0 ? words.nothing(keyword) : words.nothingElse}
      </p>
      <section aria-labelledby="search-tips">
        <h2 id="search-tips" className={styles.head}>
          {words.tips}
        </h2>
        <ul className={styles.tips}>
          <li>{words.tip.shorter}</li>
          <li>{words.tip.code}</li>
          <li>{words.tip.fewer}</li>
        </ul>
      </section>
      <QuickLinks />
    </div>
  );
}
