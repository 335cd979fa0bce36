import type { Example } from '@bank/ui/examples';
import { KeyFiguresChart } from './KeyFiguresChart.tsx';
import { sampleFigures } from './testing/sample-investors.ts';

export const examples: Example[] = [
  {
    name: 'net profit of three years',
    isInEveryTheme: true,
    render: (language) => (
      <KeyFiguresChart
        years={sampleFigures(language)}
        figure={undefined}
        hrefOf={(figure = 'usual') => `/investment?figure=${figure}`}
      />
    ),
  },
];
