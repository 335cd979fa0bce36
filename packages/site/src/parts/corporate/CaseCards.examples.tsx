import type { Example } from '@bank/ui/examples';
import { CaseCards } from './CaseCards.tsx';
import { sampleServices } from './testing/sample-services.ts';

const TITLES = { CN: '服务案例', EN: 'Cases' };

export const examples: Example[] = [
  {
    name: 'one case',
    isInEveryTheme: true,
    render: (language) => (
      <>
        <h2>{TITLES[language]}</h2>
        <CaseCards cases={sampleServices(language).slice(1)} />
      </>
    ),
  },
];
