import type { Example } from '@bank/ui/examples';
import { LoanHotline } from './LoanHotline.tsx';

export const examples: Example[] = [
  { name: 'whom to call', isInEveryTheme: true, render: () => <LoanHotline /> },
];
