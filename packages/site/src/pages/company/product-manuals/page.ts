import { WEALTH_DOCUMENT_KINDS } from '@bank/contract';
import { definePage } from '../../../base/page/page-module.ts';
import { codeParameter, keywordParameter, pageParameter } from '../../../base/page/query-parameters.ts';
import { ProductManualsBanner } from './ProductManualsBanner.tsx';
import { ProductManualsPage } from './ProductManualsPage.tsx';
import { CUSTOMERS, loadProductManuals } from './load-product-manuals.ts';
import { corporateWords } from '../../../words/company/corporate/words.ts';

/** /company/second/lccplist: the papers of wealth products, product by product (WLTH-10). */
export const page = definePage({
  parameters: {
    customer: codeParameter(CUSTOMERS),
    kind: codeParameter(WEALTH_DOCUMENT_KINDS),
    keyword: keywordParameter,
    page: pageParameter,
  },
  words: [corporateWords],
  load: loadProductManuals,
  head: (list) => ({ list }),
  Page: ProductManualsPage,
  Banner: ProductManualsBanner,
});
