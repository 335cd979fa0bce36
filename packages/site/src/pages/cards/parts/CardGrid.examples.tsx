import type { Example } from '@bank/ui/examples';
import { CardGrid } from './CardGrid.tsx';
import { sampleCards } from './testing/sample-cards.ts';

export const examples: Example[] = [
  {
    name: 'three columns, to compare',
    isInEveryTheme: true,
    render: (language) => <CardGrid cards={sampleCards(language)} columns={3} isComparable />,
  },
  { name: 'four columns', render: (language) => <CardGrid cards={sampleCards(language)} columns={4} /> },
];
