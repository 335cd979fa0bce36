import { CallUnanswered } from '@bank/contract';
import type { Example } from '@bank/ui/examples';
import { PageProblem } from './PageProblem.tsx';

export const examples: Example[] = [
  {
    name: 'that nobody knows',
    isInEveryTheme: true,
    render: () => <PageProblem error={new Error('an example')} />,
  },
  { name: 'no network', render: () => <PageProblem error={new CallUnanswered('network', 'an example')} /> },
];
