import { COLUMNS } from '@bank/contract';
import { HISTORY_PARAMETERS } from '../../../parts/charts/history/history-address.ts';
import { orderParameter } from '../../../parts/charts/history/history-order.ts';
import { rangeParameter } from '../../../parts/charts/history/history-range.ts';
import { definePage, type PageQuery } from '../../../base/page/page-module.ts';
import {
  codeParameter,
  columnParameter,
  pageParameter,
  typedParameter,
  type QueryParameter,
} from '../../../base/page/query-parameters.ts';
import { RatesBanner } from './RatesBanner.tsx';
import { DepositLoanRatesPage } from './DepositLoanRatesPage.tsx';
import { CASE_PLACES, caseParameter } from './cases/cases.ts';
import { DEPOSIT_FIELDS } from './deposit-calculator/deposit-fields.ts';
import { LOAN_FIELDS } from './loan-calculator/loan-fields.ts';
import { LPR_RANGES, LPR_USUAL_RANGE } from './loans/lpr-months.ts';
import { loadRates } from './load-rates.ts';
import { viewOf } from './rates-address.ts';
import { viewPart } from './view-parts.ts';
import { ratesWords } from '../../../words/rates/rates/words.ts';

const dayParameter: QueryParameter = (value) =>
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;

const typed = (fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, typedParameter]));

/** A visitor's own question or cases: such a page is nobody else's. */
const isOwnQuestion = (query: PageQuery) =>
  ['calc', ...CASE_PLACES].some((name) => query[name] !== undefined);

/** /personal/dkll and its English twin: tables with their versions, and two calculators (RATE-1 to RATE-6). */
export const page = definePage({
  parameters: {
    column: columnParameter,
    tab: codeParameter(['calculator']),
    date: dayParameter,
    [HISTORY_PARAMETERS.range]: rangeParameter(LPR_RANGES, LPR_USUAL_RANGE),
    [HISTORY_PARAMETERS.view]: codeParameter(['table']),
    [HISTORY_PARAMETERS.page]: pageParameter,
    [HISTORY_PARAMETERS.order]: orderParameter,
    calc: codeParameter(['1']),
    ...typed(DEPOSIT_FIELDS),
    ...typed(LOAN_FIELDS),
    schedule: codeParameter(['PRINCIPAL']),
    all: codeParameter(['1']),
    ...Object.fromEntries(CASE_PLACES.map((place) => [place, caseParameter])),
  },
  columns: [COLUMNS.deposits, COLUMNS.loans],
  limit: (query) => (isOwnQuestion(query) ? 'calculation' : undefined),
  words: [ratesWords],
  part: viewPart,
  load: loadRates,
  head: (_, { query, language }) => {
    const words = ratesWords.of(language);
    const { subject, isCalculator } = viewOf(query);
    const isLoan = subject === 'LOAN';
    const view = isCalculator
      ? isLoan
        ? 'loanCalculator'
        : 'depositCalculator'
      : isLoan
        ? 'loans'
        : 'deposits';
    const name = words[`rates.${view}`];
    return {
      title: name,
      description: words['rates.descriptions'][view],
      ...(isCalculator && { heading: name }),
      isOneVisitors: isOwnQuestion(query),
      own: ['tab'],
    };
  },
  Banner: RatesBanner,
  Page: DepositLoanRatesPage,
});
