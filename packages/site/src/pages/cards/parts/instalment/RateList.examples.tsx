import type { Example } from '@bank/ui/examples';
import { samplePlans } from '../testing/sample-cards.ts';
import { RateList } from './RateList.tsx';

export const examples: Example[] = [
  { name: 'two kinds, three terms', render: () => <RateList plans={samplePlans} /> },
];
