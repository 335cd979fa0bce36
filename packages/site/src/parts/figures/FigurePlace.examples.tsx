import type { Figure, Language } from '@bank/contract';
import type { Example } from '@bank/ui/examples';
import { FigurePlace } from './FigurePlace.tsx';
import { sampleFigures } from './testing/sample-figures.ts';

const inText = (figure: Figure) => <FigurePlace figure={figure} place="text" />;

/** The type names the example; all of them are drawn by the one view. */
const example = (type: Figure['type'], place: 'page' | 'text'): Example => ({
  name: `a ${type} as wide as the ${place}`,
  isInEveryTheme: true,
  render: (language: Language) => {
    const figure = sampleFigures(language).find((each) => each.type === type);
    if (figure === undefined) throw new Error(`There is no sample of a ${type}`);
    return place === 'text' ? inText(figure) : <FigurePlace figure={figure} place="page" />;
  },
});

export const examples: Example[] = [
  example('ribbon', 'page'),
  example('line', 'page'),
  example('bars', 'text'),
  example('dots', 'text'),
  example('stack', 'text'),
  example('gantt', 'page'),
  example('timeline', 'page'),
  example('steps', 'text'),
  example('sky', 'page'),
  example('plate', 'text'),
  example('numbers', 'page'),
  example('table', 'text'),
  {
    name: 'several lines, each with its name',
    render: (language) => inText(severalLines(language)),
  },
];

function severalLines(language: Language): Figure {
  const names = language === 'CN' ? ['净息差（%）', '行业平均（%）'] : ['Margin (%)', 'Industry (%)'];
  return {
    type: 'line',
    title: language === 'CN' ? '息差收窄，降幅比同业小' : 'The margin narrowed less than elsewhere',
    columns: names,
    rows: [
      ['2022', '2.13', '1.91'],
      ['2023', '1.98', '1.69'],
      ['2024', '1.87', '1.52'],
      ['2025', '1.77', '1.42'],
    ],
    highlight: language === 'CN' ? '净息差' : 'Margin',
  };
}
