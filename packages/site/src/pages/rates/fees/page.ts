import { definePage } from '../../../base/page/page-module.ts';
import { FeesBanner } from './FeesBanner.tsx';
import { FeesPage } from './FeesPage.tsx';
import { feeParameters, loadFees } from './load-fees.ts';

/** /personal/sfbz and its English twin (FEE-1 to FEE-3). */
export const page = definePage({
  parameters: feeParameters,
  awaits: ({ version }) => version === undefined,
  load: loadFees,
  head: (list) => ({ list }),
  Banner: FeesBanner,
  Page: FeesPage,
});
