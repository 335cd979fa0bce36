import { ANNOUNCE_TYPES, LANGUAGES } from '@bank/contract';
import {
  codeParameter,
  columnParameter,
  keywordParameter,
  pageParameter,
  yearParameter,
} from '../../routing/query-parameters.ts';
import { CHARTED } from '../../investment/KeyFiguresChart.tsx';

export const investmentParameters = {
  column: columnParameter,
  year: yearParameter,
  type: codeParameter(ANNOUNCE_TYPES),
  keyword: keywordParameter,
  /** Of the documents. */
  document: codeParameter(LANGUAGES),
  figure: codeParameter(CHARTED),
  page: pageParameter,
};

/** The limits of the announcements; a list with one of them is a view, not a page of its own. */
export const LIMITS = ['year', 'type', 'keyword', 'document'] as const;
