import type { Example } from '@bank/ui/examples';
import { ConsentNotice } from './ConsentNotice.tsx';

const nothing = () => undefined;

export const examples: Example[] = [
  {
    name: 'before an answer',
    place: 'outside',
    isInEveryTheme: true,
    render: () => <ConsentNotice now="undecided" isSettings={false} onAnswer={nothing} onClose={nothing} />,
  },
  {
    name: 'called up again after a refusal',
    place: 'outside',
    render: () => <ConsentNotice now="refused" isSettings onAnswer={nothing} onClose={nothing} />,
  },
];
