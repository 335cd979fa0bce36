import {
  COLUMNS,
  CURRENCIES,
  CUSTOMER_TYPES,
  OPERATE_MODES,
  RISK_LEVELS,
  SALE_MODES,
  TERM_BUCKETS,
  WEALTH_STATUSES,
  WEALTH_TYPES,
} from '@bank/contract';
import { definePage, type PageQuery } from '../../../base/page/page-module.ts';
import {
  codeParameter,
  codesParameter,
  columnParameter,
  idParameter,
  keywordParameter,
  pageParameter,
} from '../../../base/page/query-parameters.ts';
import { ESTIMATE_FIELDS, detailParameters } from './detail/detail-parameters.ts';
import { loadWealthDetail } from './detail/load-wealth-detail.ts';
import { MINIMUMS, SORTS } from './list/list-query.ts';
import { loadWealthList } from './list/load-wealth-list.ts';
import { WealthBanner } from './WealthBanner.tsx';
import { WealthPage, viewPart } from './view-parts.ts';
import { wealthWords } from '../../../words/wealth/wealth/words.ts';

const isEstimate = (query: PageQuery) => ESTIMATE_FIELDS.some((field) => query[field] !== undefined);

/** /personal/lcmx and /company/lcmx: the list, and with `prodCode` one product (S2-personal, S2-company). */
export const page = definePage({
  parameters: {
    column: columnParameter,
    prodCode: idParameter,
    keyword: keywordParameter,
    risk: codesParameter(RISK_LEVELS),
    term: codesParameter(TERM_BUCKETS),
    type: codesParameter(WEALTH_TYPES),
    status: codeParameter(WEALTH_STATUSES),
    mode: codeParameter(OPERATE_MODES),
    issuer: codeParameter(SALE_MODES),
    organ: idParameter,
    currency: codeParameter(CURRENCIES),
    customer: codeParameter(CUSTOMER_TYPES),
    min: codeParameter(MINIMUMS),
    sort: codeParameter(Object.keys(SORTS)),
    page: pageParameter,
    ...detailParameters,
  },
  columns: [COLUMNS.wealth, COLUMNS.companyWealth],
  limit: (query) => (isEstimate(query) ? 'calculation' : undefined),
  words: [wealthWords],
  part: viewPart,
  load: (request) => {
    const { prodCode } = request.query;
    return prodCode === undefined ? loadWealthList(request) : loadWealthDetail(request, prodCode);
  },
  head: (data, { query, language }) => {
    if (data.kind === 'LIST') return { list: data.found };
    const { prodCode, prodName, organName, riskLevel, dealingText, unlisted } = data.product;
    const describe = wealthWords.of(language)['wealth.description'];
    return {
      title: prodName,
      heading: prodName,
      description: describe(prodName, prodCode, organName, riskLevel, dealingText.replace(/[。.]$/, '')),
      noindex: unlisted.length > 0,
      isOneVisitors: isEstimate(query),
    };
  },
  Page: WealthPage,
  Banner: WealthBanner,
});
