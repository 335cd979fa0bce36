import { latePart } from '../../../../base/state/LatePart.tsx';

export const figureColumns = latePart('figure-columns', () =>
  import('./FigureColumns.tsx').then(({ FigureColumns }) => FigureColumns),
);
export const ratioLines = latePart('ratio-lines', () =>
  import('./RatioLines.tsx').then(({ RatioLines }) => RatioLines),
);
