import type { Example } from '@bank/ui/examples';
import { TableFrame } from './TableFrame.tsx';

const WORDS = {
  CN: {
    caption: '贷款市场报价利率',
    heads: ['期限', '利率 %', '上期 %', '生效日期'],
    years: (n: number) => `${n} 年期`,
  },
  EN: {
    caption: 'Loan prime rates',
    heads: ['Term', 'Rate %', 'Before %', 'In force from'],
    years: (n: number) => `${n}-year`,
  },
};
const ROWS = [
  { years: 1, cells: ['3.00', '3.00', '2026-11-20'] },
  { years: 5, cells: ['3.50', '3.50', '2026-11-20'] },
];

export const examples: Example[] = [
  {
    name: 'four columns of figures',
    isInEveryTheme: true,
    render: (language) => {
      const { caption, heads, years } = WORDS[language];
      return (
        <TableFrame caption={caption}>
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
            {ROWS.map(({ years: count, cells }) => (
              <tr key={count}>
                <th scope="row">{years(count)}</th>
                {cells.map((cell, index) => (
                  <td key={heads[index + 1]} className="num">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </TableFrame>
      );
    },
  },
];
