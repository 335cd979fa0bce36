import type { Example } from '@bank/ui/examples';
import { FundNotes } from './FundNotes.tsx';

export const examples: Example[] = [
  { name: 'at the foot of a list', render: () => <FundNotes /> },
  { name: 'where funds are ranked', render: () => <FundNotes isRanked /> },
];
