import { definePage } from '../../routing/page-module.ts';
import { FeesPage } from './FeesPage.tsx';
import { feeParameters, loadFees } from './load-fees.ts';

/** /personal/sfbz and its English twin (product guide FEE-1 to FEE-3). */
export const page = definePage({
  parameters: feeParameters,
  load: loadFees,
  // Each search is a view of the one list; only the current list itself belongs into search engines.
  head: (_, { query }) => ({ noindex: Object.keys(query).length > 0 }),
  Page: FeesPage,
});
