import type { Example } from '@bank/ui/examples';
import { Updated } from './Updated.tsx';

export const examples: Example[] = [
  { name: 'of a text', render: () => <Updated at="2026-11-16T09:00:00+08:00" /> },
];
