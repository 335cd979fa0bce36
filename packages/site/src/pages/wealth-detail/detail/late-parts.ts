import { latePart } from '../../../state/LatePart.tsx';

export const navHistory = latePart('nav-history', () =>
  import('./NavHistory.tsx').then(({ NavHistory }) => NavHistory),
);
export const productTerms = latePart('product-terms', () =>
  import('./ProductTerms.tsx').then(({ ProductTerms }) => ProductTerms),
);
