import { COMPANY_INDUSTRIES, COMPANY_NEEDS, COMPANY_SIZES, CORPORATE_KINDS } from '@bank/contract';
import { definePage } from '../../../base/page/page-module.ts';
import {
  codeParameter,
  codesParameter,
  columnParameter,
  keywordParameter,
  pageParameter,
  yearParameter,
} from '../../../base/page/query-parameters.ts';
import { CorporateFinanceListBanner } from './CorporateFinanceListBanner.tsx';
import { CorporateFinanceListPage } from './CorporateFinanceListPage.tsx';
import { LISTED_COLUMNS, loadCorporateFinanceList } from './load-corporate-finance-list.ts';
import { listFeed } from '../../../parts/links/list-feed.ts';
import { corporateWords } from '../../../words/company/corporate/words.ts';

/** /company/corporateFinanceList: services and cases by filter (CORP-3), or the notices for companies. */
export const page = definePage({
  parameters: {
    column: columnParameter,
    kind: codeParameter(CORPORATE_KINDS),
    need: codesParameter(COMPANY_NEEDS),
    size: codesParameter(COMPANY_SIZES),
    industry: codeParameter(COMPANY_INDUSTRIES),
    year: yearParameter,
    keyword: keywordParameter,
    page: pageParameter,
  },
  columns: LISTED_COLUMNS,
  words: [corporateWords],
  load: loadCorporateFinanceList,
  head: (data, { language, query: { column, kind } }) => {
    if (data.kind === 'notices') {
      const { columnId, columnName, found } = data.list;
      return { title: columnName, list: found, feeds: listFeed(columnId, language) };
    }
    const words = corporateWords.of(language);
    const name = data.columns.find(({ id }) => id === column)?.name;
    const isOfCases = column === undefined && kind === 'CASE';
    return {
      // The column's name alone is the title of the page that introduces it.
      ...(name !== undefined && { title: words.listTitle(name) }),
      ...(isOfCases && { title: words.cases, heading: words.cases }),
      list: data.found,
    };
  },
  Page: CorporateFinanceListPage,
  Banner: CorporateFinanceListBanner,
});
