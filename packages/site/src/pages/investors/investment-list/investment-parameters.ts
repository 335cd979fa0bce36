import { ANNOUNCE_TYPES, LANGUAGES } from '@bank/contract';
import {
  calendarYearParameter,
  codeParameter,
  columnParameter,
  keywordParameter,
  pageParameter,
} from '../../../base/page/query-parameters.ts';
import { CHARTED } from '../parts/KeyFiguresChart.tsx';

export const investmentParameters = {
  column: columnParameter,
  year: calendarYearParameter,
  type: codeParameter(ANNOUNCE_TYPES),
  keyword: keywordParameter,
  /** Of the documents. */
  document: codeParameter(LANGUAGES),
  figure: codeParameter(CHARTED),
  page: pageParameter,
};
