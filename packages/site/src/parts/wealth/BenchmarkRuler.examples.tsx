import type { Example } from '@bank/ui/examples';
import { BenchmarkRuler } from './BenchmarkRuler.tsx';

export const examples: Example[] = [
  { name: 'a range', isInEveryTheme: true, render: () => <BenchmarkRuler low="2.35" high="2.85" /> },
  { name: 'a single figure', render: () => <BenchmarkRuler low="1.62" high="1.62" /> },
];
