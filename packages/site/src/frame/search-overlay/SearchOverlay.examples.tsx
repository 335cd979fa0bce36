import type { Example } from '@bank/ui/examples';
import { SearchOverlay } from './SearchOverlay.tsx';

const overlay = () => (
  <header>
    <SearchOverlay className={undefined} />
  </header>
);

export const examples: Example[] = [
  { name: 'closed', place: 'outside', render: overlay },
  { name: 'open', place: 'outside', press: '[data-divide="SEARCH"] button', render: overlay },
  { name: 'without script', place: 'outside', isWithoutScript: true, render: overlay },
];
