import type { Example } from '@bank/ui/examples';
import { PageOpinion } from './PageOpinion.tsx';

const opinion = () => <PageOpinion path="/personal/dkll" />;

export const examples: Example[] = [
  { name: 'before anything was said', isInEveryTheme: true, render: opinion },
  { name: 'without script', isWithoutScript: true, render: opinion },
];
