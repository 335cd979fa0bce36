import { latePart } from '../../../../base/state/LatePart.tsx';

/** It can be read as the server drew it. */
export const changedToday = latePart(
  'changed-today',
  () => import('./ChangedToday.tsx').then(({ ChangedToday }) => ChangedToday),
  'touched',
);
