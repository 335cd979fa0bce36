import type { Example } from '@bank/ui/examples';
import { KeyFiguresTable } from './KeyFiguresTable.tsx';
import { sampleFigures } from './testing/sample-investors.ts';

const CAPTIONS = { CN: '主要财务指标', EN: 'Key figures' };

export const examples: Example[] = [
  {
    name: 'two figures of three years',
    render: (language) => <KeyFiguresTable years={sampleFigures(language)} caption={CAPTIONS[language]} />,
  },
];
