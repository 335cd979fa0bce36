import { COLUMNS } from '@bank/contract';
import type { Example } from '@bank/ui/examples';
import { FeedLink } from './FeedLink.tsx';

export const examples: Example[] = [
  { name: 'of a list', isInEveryTheme: true, render: () => <FeedLink columnId={COLUMNS.notices} /> },
];
