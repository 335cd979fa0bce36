import { ANNOUNCE_TYPES, LANGUAGES } from '@bank/contract';
import {
  calendarYearParameter,
  codeParameter,
  columnParameter,
  keywordParameter,
  pageParameter,
} from '../../../base/page/query-parameters.ts';

const SHARES_LONGEST = 40;

export const investmentParameters = {
  column: columnParameter,
  year: calendarYearParameter,
  type: codeParameter(ANNOUNCE_TYPES),
  keyword: keywordParameter,
  /** Of the documents. */
  document: codeParameter(LANGUAGES),
  /** How many the dividend calculator is asked about, as it was typed; sent empty it is asked for. */
  shares: Object.assign((value: string) => value.trim().slice(0, SHARES_LONGEST), {
    keepsEmpty: true,
  } as const),
  page: pageParameter,
};
