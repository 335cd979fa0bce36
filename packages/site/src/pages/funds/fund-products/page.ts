import { COLUMNS, FUND_STATUSES, FUND_THEMES, FUND_TYPES, FUND_WINDOWS, RISK_LEVELS } from '@bank/contract';
import { definePage } from '../../../base/page/page-module.ts';
import {
  codeParameter,
  codesParameter,
  columnParameter,
  idParameter,
  keywordParameter,
  pageParameter,
} from '../../../base/page/query-parameters.ts';
import { FundProductsPage } from './FundProductsPage.tsx';
import { COLUMN_CODES } from './fund-columns.tsx';
import { FALLS, SIZES, SORTS, USUAL_WINDOW, YEARS } from './fund-query.ts';
import { fundWords } from '../../../words/funds/funds/words.ts';

const window = codeParameter(FUND_WINDOWS);

/** /personal/fundpro: all funds by class and window (FUND-1). */
export const page = definePage({
  parameters: {
    column: columnParameter,
    keyword: keywordParameter,
    type: codeParameter(FUND_TYPES),
    window: (value) => (value === USUAL_WINDOW ? undefined : window(value)),
    risk: codesParameter(RISK_LEVELS),
    theme: codesParameter(FUND_THEMES),
    company: idParameter,
    status: codeParameter(FUND_STATUSES),
    fall: codeParameter(FALLS),
    years: codeParameter(YEARS),
    size: codeParameter(SIZES),
    cols: codesParameter(COLUMN_CODES),
    sort: codeParameter(Object.keys(SORTS)),
    page: pageParameter,
  },
  columns: [COLUMNS.funds],
  words: [fundWords],
  async load(request) {
    const { loadFundProducts } = await import('./load-fund-products.ts');
    return loadFundProducts(request);
  },
  head: ({ found }) => ({ list: found }),
  Page: FundProductsPage,
});
