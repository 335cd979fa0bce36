import { addressWith } from '../../../../parts/lists/filters/address-with.ts';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import type { WealthSection } from '../../../../parts/wealth/wealth-paths.ts';
import styles from './Goals.module.css';
import { goalsOf, isGoal } from './goals.ts';
import { wealthWords } from '../../../../words/wealth/wealth/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';

interface GoalsProps {
  section: WealthSection;
  path: string;
  query: PageQuery;
}

/** Purposes in plain words; each is a link to the list that serves it. */
export function Goals({ section, path, query }: GoalsProps) {
  const words = useWords(wealthWords);
  const column = { column: query['column'] };
  return (
    <nav className={styles.goals} aria-label={words['wealth.goals']} data-stay="">
      <p className={styles.label} aria-hidden="true">
        {words['wealth.goals']}
      </p>
      <ul className={styles.links}>
        {goalsOf(section).map((goal) => {
          const isChosen = isGoal(goal, query);
          return (
            <li key={goal.code}>
              <a
                className={styles.goal}
                href={addressWith(path, column, isChosen ? {} : goal.query)}
                aria-current={isChosen ? 'true' : undefined}
              >
                {words['wealth.goalNames'][goal.code]}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
