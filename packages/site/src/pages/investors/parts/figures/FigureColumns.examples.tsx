import type { Example, ExampleLanguage } from '@bank/ui/examples';
import { sampleFigures } from '../testing/sample-investors.ts';
import { FigureColumns } from './FigureColumns.tsx';
import { RatioLines } from './RatioLines.tsx';

/** Each drawing has a heading of the third level. */
const TITLES: Record<ExampleLanguage, string> = { CN: '主要财务指标', EN: 'Key figures' };

export const examples: Example[] = [
  {
    name: 'one level of three years',
    isInEveryTheme: true,
    render: (language) => (
      <>
        <h2>{TITLES[language]}</h2>
        <FigureColumns years={sampleFigures(language)} />
      </>
    ),
  },
  {
    name: 'one ratio of three years',
    render: (language) => (
      <>
        <h2>{TITLES[language]}</h2>
        <RatioLines years={sampleFigures(language)} />
      </>
    ),
  },
  { name: 'no figures', render: () => <FigureColumns years={[]} /> },
];
