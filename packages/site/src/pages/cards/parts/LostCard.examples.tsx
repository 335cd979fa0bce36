import type { Example } from '@bank/ui/examples';
import { LostCard } from './LostCard.tsx';
import { LostSteps } from './LostSteps.tsx';

const TITLES = { CN: '挂失步骤', EN: 'Reporting a lost card' };

export const examples: Example[] = [
  {
    name: 'a band across the window',
    place: 'window',
    isInEveryTheme: true,
    render: () => <LostCard stepsHref="#steps" />,
  },
  { name: 'inside a column', render: () => <LostCard stepsHref="#steps" isInset /> },
  {
    name: 'the steps',
    render: (language) => (
      <>
        <h2>{TITLES[language]}</h2>
        <LostSteps />
      </>
    ),
  },
];
