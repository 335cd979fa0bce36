import type { Example, ExampleLanguage } from '../../examples.ts';
import { WideTable } from './WideTable.tsx';

const WORDS = {
  CN: {
    label: '外汇牌价',
    heads: ['币种', '现汇买入', '现钞买入', '现汇卖出', '现钞卖出', '中间价', '较昨收'],
    names: ['美元', '澳大利亚元'],
    inSight: (first: number, last: number, total: number) => `第 ${first}–${last} 列，共 ${total} 列`,
    previous: '上一列',
    next: '下一列',
  },
  EN: {
    label: 'Exchange rates',
    heads: ['Currency', 'Buys spot', 'Buys cash', 'Sells spot', 'Sells cash', 'Middle', 'Change'],
    names: ['US dollar', 'Australian dollar'],
    inSight: (first: number, last: number, total: number) => `Columns ${first}–${last} of ${total}`,
    previous: 'Previous column',
    next: 'Next column',
  },
};
const FIGURES = [
  ['707.15', '701.40', '710.12', '710.12', '708.64', '+0.12%'],
  ['459.12', '444.86', '462.50', '462.50', '460.81', '+0.27%'],
];

const table = (language: ExampleLanguage, columns: number) => {
  const { label, heads, names, ...words } = WORDS[language];
  return (
    <WideTable label={label} words={words}>
      <table>
        <thead>
          <tr>
            {heads.slice(0, columns + 1).map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name, row) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {FIGURES[row]?.slice(0, columns).map((figure, index) => (
                <td key={index} className="num">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
};

export const examples: Example[] = [
  { name: 'six columns beside the first', isInEveryTheme: true, render: (language) => table(language, 6) },
  { name: 'three columns, which fit', render: (language) => table(language, 3) },
  { name: 'six columns without script', isWithoutScript: true, render: (language) => table(language, 6) },
];
