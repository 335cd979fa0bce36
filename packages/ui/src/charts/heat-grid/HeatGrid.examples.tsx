import type { Example, ExampleLanguage } from '../../examples.ts';
import { sampleWords } from '../reading/testing/sample-words.ts';
import { HeatGrid, type HeatRow } from './HeatGrid.tsx';

const CN_MONTHS = Array.from({ length: 12 }, (_, index) => `${index + 1} 月`);
const EN_MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WORDS = {
  CN: {
    caption: '每月收益率',
    value: '本基金',
    year: '年份',
    total: '全年',
    none: '无数据',
    least: '−10%',
    most: '+10%',
  },
  EN: {
    caption: 'Monthly returns',
    value: 'This fund',
    year: 'Year',
    total: 'Year',
    none: 'No data',
    least: '−10%',
    most: '+10%',
  },
};

const cell = (when: string, value: number, mark?: string) => ({
  when,
  value: value.toFixed(2),
  shown: `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}%`,
  label: `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`,
  mark,
});

function rows(years: number): HeatRow[] {
  return Array.from({ length: years }, (_, index) => ({
    year: String(2026 - index),
    months: EN_MONTHS.map((_name, month) =>
      index === 0 && month === 11
        ? undefined
        : cell(
            `${2026 - index}-${String(month + 1).padStart(2, '0')}`,
            11 * Math.sin(month * 1.9 + index * 2.3),
          ),
    ),
    total: cell(String(2026 - index), 12 * Math.cos(index * 1.4)),
  }));
}

const grid = (language: ExampleLanguage, years: number) => {
  const { caption, ...words } = WORDS[language];
  return (
    <HeatGrid
      caption={caption}
      rows={rows(years)}
      months={language === 'CN' ? CN_MONTHS : EN_MONTHS}
      words={{ ...sampleWords(language), ...words }}
    />
  );
};

export const examples: Example[] = [
  { name: 'eight years', isInEveryTheme: true, render: (language) => grid(language, 8) },
  { name: 'one year', render: (language) => grid(language, 1) },
];
