import { WEALTH_DOCUMENT_KINDS } from '@bank/contract';
import { corporateWords } from '../../../parts/corporate/use-corporate-words.ts';
import { definePage } from '../../../base/page/page-module.ts';
import { codeParameter, keywordParameter, pageParameter } from '../../../base/page/query-parameters.ts';
import { ProductManualsPage } from './ProductManualsPage.tsx';
import { CUSTOMERS, loadProductManuals } from './load-product-manuals.ts';

/** /company/second/lccplist: the papers of wealth products, product by product (product guide WLTH-10). */
export const page = definePage({
  parameters: {
    customer: codeParameter(CUSTOMERS),
    kind: codeParameter(WEALTH_DOCUMENT_KINDS),
    keyword: keywordParameter,
    page: pageParameter,
  },
  words: (language) => corporateWords.load(language),
  async load(request) {
    const [data] = await Promise.all([loadProductManuals(request), corporateWords.load(request.language)]);
    return data;
  },
  head: (list) => ({ list }),
  Page: ProductManualsPage,
});
