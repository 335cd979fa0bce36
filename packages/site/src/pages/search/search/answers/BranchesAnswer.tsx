import type { DirectAnswer } from '@bank/contract';
import { branchAddress, branchName, branchPath } from '../../../../parts/branches/branch-names.ts';
import { formatDistance } from '../../../../parts/branches/format-distance.ts';
import { weekHours } from '../../../../parts/branches/week-hours.ts';
import { useAddress } from '../../../../parts/links/use-address.ts';
import { searchText } from '../../../../base/page/query-parameters.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { searchWords } from '../../../../words/common/search-page/words.ts';

/** The first branches of a place, and the way to all of them. */
export function BranchesAnswer({ answer }: { answer: Extract<DirectAnswer, { kind: 'BRANCHES' }> }) {
  const to = useAddress();
  const { language } = useSite();
  const words = useWords(searchWords);
  const { place, province, city, district, keyword, total, branches } = answer;
  const withNear = branches.some(({ distance }) => distance !== undefined);
  const limits = Object.entries({ province, city, district, keyword }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return (
    <AnswerCard
      title={withNear ? words.branchesNear(place) : words.branchesAt(place)}
      {...(!withNear && { detail: words.places(total) })}
      look="rows"
      figures={branches.map((branch) => ({
        name: <a href={branchPath(branch.id, language)}>{branchName(branch, language)}</a>,
        value: branch.phone === '' ? words.selfService : <PhoneLink phone={branch.phone} />,
        note: [
          ...(branch.distance === undefined ? [] : [words.fromThere(formatDistance(branch.distance, words))]),
          branchAddress(branch, language),
          ...weekHours(branch.hours.personal, words).map(({ days, hours }) => `${days} ${hours}`),
        ].join(words.hoursJoin),
      }))}
      notes={[]}
      more={{ name: words.allBranches, href: to(`/bobbank/map${searchText(Object.fromEntries(limits))}`) }}
    />
  );
}
