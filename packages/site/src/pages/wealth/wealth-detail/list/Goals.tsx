import { FilterChips } from '../../../../parts/lists/FilterChips.tsx';
import { addressWith } from '../../../../parts/lists/filters/address-with.ts';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import type { WealthSection } from '../../../../parts/wealth/wealth-paths.ts';
import { goalsOf, isGoal } from './goals.ts';
import { wealthWords } from '../../../../words/wealth/wealth/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';

interface GoalsProps {
  section: WealthSection;
  path: string;
  query: PageQuery;
}

/** Purposes in plain words; each is a link to the list that serves it, and the chosen one to the list without it. */
export function Goals({ section, path, query }: GoalsProps) {
  const words = useWords(wealthWords);
  const column = { column: query['column'] };
  return (
    <FilterChips
      label={words['wealth.goals']}
      chips={goalsOf(section).map((goal) => {
        const isCurrent = isGoal(goal, query);
        return {
          name: words['wealth.goalNames'][goal.code] ?? goal.code,
          href: addressWith(path, column, isCurrent ? {} : goal.query),
          isCurrent,
        };
      })}
    />
  );
}
