import type { BranchListData } from '../load-branches.ts';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import { ChoiceLinks } from '../../../../parts/lists/ChoiceLinks.tsx';
import { addressWith } from '../../../../parts/lists/filters/address-with.ts';
import { chosenIn } from '../../../../parts/lists/filters/filter-group.ts';
import { HeadFilters } from '../../../../parts/lists/filters/HeadFilters.tsx';
import { branchWords } from '../../../../words/bank/branches/words.ts';
import { BRANCH_FORM, branchFilters } from './branch-filters.ts';
import styles from './BranchFinder.module.css';

/** What visitors ask for most, one value of a filter each. */
const OFTEN = [
  ['open', '1'],
  ['type', '4'],
  ['service', 'FX'],
] as const;

interface BranchFinderProps {
  data: BranchListData;
  path: string;
  query: PageQuery;
}

/** Keyword and area; and what is asked for most, a click away. */
export function BranchFinder({ data, path, query }: BranchFinderProps) {
  const words = useWords(branchWords);
  const { areas } = data;
  const { keyword, groups } = branchFilters(areas, query, words);
  const nameOf = (name: (typeof OFTEN)[number][0], value: string) =>
    groups.find((group) => group.name === name)?.options.find((option) => option.value === value)?.label ??
    '';
  return (
    <div className={styles.finder}>
      <HeadFilters form={BRANCH_FORM} keyword={keyword} groups={groups} go={words.search} />
      <ChoiceLinks
        label={words.often}
        choices={OFTEN.map(([name, value]) => {
          const chosen = chosenIn(query, name);
          const isCurrent = chosen.includes(value);
          const next = isCurrent ? chosen.filter((one) => one !== value) : [...chosen, value];
          return {
            name: nameOf(name, value),
            href: addressWith(path, query, { [name]: next.length === 0 ? undefined : next.join(',') }),
            isCurrent,
          };
        })}
      />
    </div>
  );
}
