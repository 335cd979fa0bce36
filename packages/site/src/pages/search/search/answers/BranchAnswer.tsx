import type { Branch } from '@bank/contract';
import { branchAddress, branchName, branchPath } from '../../../../parts/branches/branch-names.ts';
import { weekHours } from '../../../../parts/branches/week-hours.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { searchWords } from '../../../../words/common/search-page/words.ts';

export function BranchAnswer({ branch }: { branch: Branch }) {
  const { language } = useSite();
  const words = useWords(searchWords);
  const { phone } = branch;
  return (
    <AnswerCard
      title={branchName(branch, language)}
      figures={[
        ...weekHours(branch.hours.personal, words).map(({ days, hours }) => ({ name: days, value: hours })),
        ...(phone === '' ? [] : [{ name: words.phone, value: <PhoneLink phone={phone} /> }]),
      ]}
      notes={[branchAddress(branch, language)]}
      more={{ name: words.branchPage, href: branchPath(branch.id, language) }}
    />
  );
}
