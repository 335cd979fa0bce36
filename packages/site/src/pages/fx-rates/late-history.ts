import { latePart } from '../../state/LatePart.tsx';

export const ratesHistory = latePart('rates-history', () =>
  import('./RatesHistory.tsx').then(({ RatesHistory }) => RatesHistory),
);
