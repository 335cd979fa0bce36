import type { Example } from '@bank/ui/examples';
import { samplePlans } from '../testing/sample-cards.ts';
import { InstalmentCalculator } from './InstalmentCalculator.tsx';

const calculator =
  (query: Record<string, string>): Example['render'] =>
  () => <InstalmentCalculator plans={samplePlans} path="/creditCard" query={query} />;

const ASKED = { calc: '1', kind: 'STATEMENT', amount: '12000', months: '12' };

export const examples: Example[] = [
  { name: 'not asked yet', render: calculator({}) },
  { name: 'with its answer', isInEveryTheme: true, render: calculator(ASKED) },
  { name: 'with a problem to mend', render: calculator({ ...ASKED, amount: '12' }) },
];
