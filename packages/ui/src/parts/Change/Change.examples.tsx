import type { Example } from '../../examples.ts';
import { Change } from './Change.tsx';

const rows = (
  <p>
    <Change direction="rise" figure="+0.12%" /> <Change direction="fall" figure="−0.21%" />{' '}
    <Change direction="flat" figure="0.00%" />
  </p>
);

export const examples: Example[] = [
  { name: 'up, down and unchanged', isInEveryTheme: true, render: () => rows },
  { name: 'on night ground', isOnNight: true, isInEveryTheme: true, render: () => rows },
];
