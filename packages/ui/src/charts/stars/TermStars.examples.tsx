import { useState } from 'react';
import type { Example, ExampleLanguage } from '../../examples.ts';
import { TermStars } from './TermStars.tsx';

const RATES = ['0.05', '0.70', '0.90', '1.10', '1.20', '1.45', '1.50'];
const WORDS = {
  CN: {
    caption: '七档存期，年利率 %；虚线是北斗真形',
    terms: ['活期', '3 个月', '6 个月', '1 年', '2 年', '3 年', '5 年'],
    conclusion: '由活期 0.05% 升至 5 年 1.50%',
    choose: '选择存期',
    table: '以表格查看',
    heads: ['存期', '年利率 %'],
  },
  EN: {
    caption: 'Seven terms, % a year; dotted: the true Dipper',
    terms: ['Demand', '3 m', '6 m', '1 y', '2 y', '3 y', '5 y'],
    conclusion: 'From 0.05% on demand up to 1.50% for five years',
    choose: 'Choose a term',
    table: 'As a table',
    heads: ['Term', '% a year'],
  },
};

function Stars({ language, count }: { language: ExampleLanguage; count: number }) {
  const { caption, terms, heads, ...words } = WORDS[language];
  const points = terms
    .slice(0, count)
    .map((label, index) => ({ code: label, label, value: RATES[index] ?? '' }));
  const [chosen, choose] = useState(points[2]?.code ?? '');
  return (
    <TermStars
      points={points}
      chosen={chosen}
      onChoose={choose}
      name={`term-${count}`}
      caption={caption}
      words={{ ...words, option: ({ label, value }) => `${label} ${value}%` }}
    >
      <table aria-label={caption}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TermStars>
  );
}

export const examples: Example[] = [
  {
    name: 'seven terms',
    isOnNight: true,
    isInEveryTheme: true,
    render: (language) => <Stars language={language} count={7} />,
  },
  { name: 'four terms', isOnNight: true, render: (language) => <Stars language={language} count={4} /> },
];
