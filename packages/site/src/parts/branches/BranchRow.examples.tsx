import type { Example } from '@bank/ui/examples';
import { BranchRow } from './BranchRow.tsx';
import { aBranch } from './testing/sample-branch.ts';

const NOTICES = { CN: '11 月 22 日停电检修，暂停营业。', EN: 'Closed on 22 November for electrical work.' };

export const examples: Example[] = [
  {
    name: 'with distance, services and a notice',
    isInEveryTheme: true,
    render: (language) => <BranchRow branch={aBranch({ distance: 1_240, notice: NOTICES[language] })} />,
  },
  {
    name: 'a machine, without telephone and services',
    render: () => <BranchRow branch={aBranch({ branchType: '5', phone: '', services: [] })} />,
  },
  { name: 'without script', isWithoutScript: true, render: () => <BranchRow branch={aBranch()} /> },
];
