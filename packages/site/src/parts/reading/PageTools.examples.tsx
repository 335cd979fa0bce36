import type { Example } from '@bank/ui/examples';
import { PageTools } from './PageTools.tsx';

export const examples: Example[] = [
  { name: 'print and copy', isInEveryTheme: true, render: () => <PageTools /> },
];
