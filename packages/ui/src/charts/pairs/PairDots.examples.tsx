import type { Example } from '../../examples.ts';
import { sampleWords } from '../reading/testing/sample-words.ts';
import { PairDots } from './PairDots.tsx';

const LABELS = { CN: ['3 月', '1 年', '5 年'], EN: ['3 m', '1 y', '5 y'] };
const NAMES = { CN: { from: '原利率', to: '现利率' }, EN: { from: 'Before', to: 'Now' } };
const CONCLUSIONS = {
  CN: '3 个月由 0.75% 到 0.70%，1 年由 1.10% 到 1.15%，5 年由 1.55% 到 1.50%',
  EN: '3 months from 0.75% to 0.70%, 1 year from 1.10% to 1.15%, 5 years from 1.55% to 1.50%',
};
const VALUES = [
  { from: '0.75', to: '0.70', change: '−5' },
  { from: '1.10', to: '1.15', change: '+5' },
  { from: '1.55', to: '1.50', change: '−5' },
];

export const examples: Example[] = [
  {
    name: 'two down and one up',
    isInEveryTheme: true,
    render: (language) => (
      <PairDots
        pairs={VALUES.map((pair, index) => ({
          ...pair,
          label: LABELS[language][index] ?? '',
          figures: [
            { id: 'from', name: NAMES[language].from, value: `${pair.from}%` },
            { id: 'to', name: NAMES[language].to, value: `${pair.to}%` },
          ],
        }))}
        words={sampleWords(language)}
        conclusion={CONCLUSIONS[language]}
      />
    ),
  },
];
