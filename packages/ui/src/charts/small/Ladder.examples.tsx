import type { Example } from '../../examples.ts';
import { sampleWords } from '../reading/testing/sample-words.ts';
import { Ladder } from './Ladder.tsx';

const VALUES = ['1.50', '0.75', '0.50', '0.25', '0.00'];
const NAMES = {
  CN: ['<7 天', '7–30 天', '–1 年', '–2 年', '满 2 年'],
  EN: ['<7 d', '7–30 d', '–1 y', '–2 y', '2 y +'],
};
const FIGURES = { CN: '赎回费率', EN: 'Redemption fee' };
const LABELS = {
  CN: '赎回费率：7 天以下 1.50%，2 年及以上 0.00%',
  EN: 'Redemption fee: 1.50% below 7 days, 0.00% from 2 years',
};

export const examples: Example[] = [
  {
    name: 'five times of holding',
    isInEveryTheme: true,
    render: (language) => (
      <Ladder
        label={LABELS[language]}
        steps={VALUES.map((value, index) => ({
          name: NAMES[language][index] ?? '',
          fullName: NAMES[language][index] ?? '',
          value,
          label: `${value}%`,
        }))}
        figure={FIGURES[language]}
        words={sampleWords(language)}
      />
    ),
  },
];
