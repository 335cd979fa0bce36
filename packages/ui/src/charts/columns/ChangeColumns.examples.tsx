import type { Example, ExampleLanguage } from '../../examples.ts';
import { sampleWords } from '../reading/testing/sample-words.ts';
import { ChangeColumns } from './ChangeColumns.tsx';

const RISING = [
  ['2021', '246.3'],
  ['2022', '251.5', '2.11', '▲ +2.1%'],
  ['2023', '256.8', '2.11', '▲ +2.1%'],
  ['2024', '263.0', '2.41', '▲ +2.4%'],
  ['2025', '270.6', '2.89', '▲ +2.9%'],
] as const;
const FALLING = [
  ['2023', '12.4'],
  ['2024', '11.6', '-6.45', '▼ −6.5%'],
  ['2025', '12.1', '4.31', '▲ +4.3%'],
] as const;
const WORDS = {
  CN: {
    name: '归母净利润',
    level: (shown: string) => `${shown} 亿元`,
    change: '同比',
    conclusion: '归母净利润由 246.3 亿元到 270.6 亿元',
  },
  EN: {
    name: 'Net profit',
    level: (shown: string) => `CNY ${shown} bn`,
    change: 'Change',
    conclusion: 'Net profit from 246.3 to 270.6',
  },
};

const drawn = (language: ExampleLanguage, rows: readonly (readonly string[])[]) => (
  <ChangeColumns
    columns={rows.map(([label = '', value = '', percent, shown = '']) => ({
      label,
      value,
      shown: value,
      change: percent === undefined ? undefined : { percent, shown },
    }))}
    name={WORDS[language].name}
    most={8}
    conclusion={WORDS[language].conclusion}
    words={{
      ...sampleWords(language),
      change: WORDS[language].change,
      level: WORDS[language].level,
      tick: String,
    }}
  />
);

export const examples: Example[] = [
  { name: 'five years', isInEveryTheme: true, render: (language) => drawn(language, RISING) },
  { name: 'one year fell', render: (language) => drawn(language, FALLING) },
];
