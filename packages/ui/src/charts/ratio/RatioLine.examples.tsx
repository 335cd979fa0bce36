import type { Example } from '../../examples.ts';
import { sampleWords } from '../reading/testing/sample-words.ts';
import { RatioLine } from './RatioLine.tsx';

const points = ['11.48', '11.62', '11.80', '12.05', '12.41', '12.63'].map((value, index) => ({
  label: index === 5 ? 'Q3' : String(21 + index),
  value,
  shown: value,
}));
const WORDS = {
  CN: {
    name: '一级资本充足率',
    minimum: '监管要求',
    conclusion: '一级资本充足率由 11.48% 升到 12.63%，高于监管要求 8.5%',
  },
  EN: {
    name: 'Tier 1 ratio',
    minimum: 'Minimum',
    conclusion: 'Tier 1 ratio up from 11.48% to 12.63%, above the minimum of 8.5%',
  },
};

export const examples: Example[] = [
  {
    name: 'above the floor',
    isInEveryTheme: true,
    render: (language) => (
      <RatioLine
        name={WORDS[language].name}
        words={sampleWords(language)}
        points={points}
        unit="%"
        floor={{ value: '8.5', name: WORDS[language].minimum }}
        conclusion={WORDS[language].conclusion}
      />
    ),
  },
  {
    name: 'without a floor',
    render: (language) => (
      <RatioLine
        name={WORDS[language].name}
        words={sampleWords(language)}
        points={points}
        unit="%"
        conclusion={WORDS[language].conclusion}
      />
    ),
  },
];
