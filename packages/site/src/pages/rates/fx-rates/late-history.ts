import { latePart } from '../../../base/state/LatePart.tsx';

export const ratesHistory = latePart('rates-history', () =>
  import('./RatesHistory.tsx').then(({ RatesHistory }) => RatesHistory),
);

export const dayQuotes = latePart('day-quotes', () =>
  import('./day/DayQuotes.tsx').then(({ DayQuotes }) => DayQuotes),
);
