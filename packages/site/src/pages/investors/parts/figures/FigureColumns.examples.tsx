import type { Example } from '@bank/ui/examples';
import { sampleFigures } from '../testing/sample-investors.ts';
import { FigureColumns } from './FigureColumns.tsx';
import { RatioLines } from './RatioLines.tsx';

export const examples: Example[] = [
  {
    name: 'one level of three years',
    isInEveryTheme: true,
    render: (language) => <FigureColumns years={sampleFigures(language)} />,
  },
  { name: 'one ratio of three years', render: (language) => <RatioLines years={sampleFigures(language)} /> },
  { name: 'no figures', render: () => <FigureColumns years={[]} /> },
];
