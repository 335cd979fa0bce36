import type { Example, ExampleLanguage } from '../../examples.ts';
import { sampleWords } from '../reading/testing/sample-words.ts';
import { PeriodDots } from './PeriodDots.tsx';
import type { PeriodColumn } from './period-layout.ts';

const WORDS = {
  CN: {
    reached: '实际年化',
    below: '低于',
    within: '达到',
    above: '高于',
    conclusion: '五期里三期达到或高于下限',
  },
  EN: {
    reached: 'Reached',
    below: 'Below',
    within: 'Within',
    above: 'Above',
    conclusion: 'At or above the low end in three of five',
  },
};
const REACHED = [
  ['24-11', '2.22', 'below'],
  ['25-05', '2.56', 'within'],
  ['25-11', '2.64', 'within'],
  ['26-05', '1.22', 'below'],
  ['26-11', '4.61', 'above'],
] as const;
const DIRECTIONS = { below: 'fall', within: 'flat', above: 'rise' } as const;

const ranges = (language: ExampleLanguage) =>
  REACHED.map(([label, value, result]): PeriodColumn => ({
    label,
    low: '2.35',
    high: '2.85',
    value,
    shown: `${value}%`,
    verdict: { direction: DIRECTIONS[result], words: WORDS[language][result] },
    figures: [{ id: 'reached', name: WORDS[language].reached, value: `${value}%` }],
  }));

const MONTHS: Omit<PeriodColumn, 'figures'>[] = [
  {
    label: '2026-08',
    low: '3.42',
    high: '3.42',
    value: '3.71',
    verdict: { direction: 'rise', words: '+0.29' },
  },
  {
    label: '2026-09',
    low: '-2.10',
    high: '-2.10',
    value: '-2.74',
    verdict: { direction: 'fall', words: '−0.64' },
  },
  {
    label: '2026-10',
    low: '1.80',
    high: '1.80',
    value: '3.00',
    verdict: { direction: 'rise', words: '+1.20' },
  },
];

const HELD: Omit<PeriodColumn, 'figures'>[] = [
  { label: '1', low: '-0.29', high: '0.80', value: '0.18', shown: '+0.18%', verdict: { words: '82.9%' } },
  { label: '3', low: '-0.20', high: '1.36', value: '0.61', shown: '+0.61%', verdict: { words: '97.0%' } },
];

const withFigure = (column: Omit<PeriodColumn, 'figures'>, language: ExampleLanguage): PeriodColumn => ({
  ...column,
  figures: [{ id: 'reached', name: WORDS[language].reached, value: `${column.value}%` }],
});

export const examples: Example[] = [
  {
    name: 'against a range',
    isInEveryTheme: true,
    render: (language) => (
      <PeriodDots
        columns={ranges(language)}
        conclusion={WORDS[language].conclusion}
        tick={(value) => `${value}%`}
        words={sampleWords(language)}
      />
    ),
  },
  {
    name: 'against a figure',
    render: (language) => (
      <PeriodDots
        columns={MONTHS.map((column) => withFigure(column, language))}
        conclusion={WORDS[language].conclusion}
        tick={(value) => `${value}%`}
        words={sampleWords(language)}
        baseline="0"
      />
    ),
  },
  {
    name: 'half as wide, without a verdict',
    render: (language) => (
      <PeriodDots
        columns={HELD.map((column) => withFigure(column, language))}
        conclusion={WORDS[language].conclusion}
        tick={(value) => `${value}%`}
        words={sampleWords(language)}
        baseline="0"
        isHalf
      />
    ),
  },
];
