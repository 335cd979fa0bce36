import { COLUMNS } from '@bank/contract';

/* In Chinese; see useAddress. */
export const CARD_LIST_PATH = '/creditcard/secondlist';
export const CARD_DETAIL_PATH = '/creditcard/second/detail';
export const CARD_INTRODUCTION_PATH = '/creditcard/second/xykjs';
export const POINTS_PATH = '/creditcard/integralrule/detail';

export const cardPath = (id: string) => `${CARD_DETAIL_PATH}?column=${COLUMNS.cards}&id=${id}`;
export const cardColumn = (column: string) => `${CARD_LIST_PATH}?column=${column}`;
export const cardArticlePath = (id: string, column: string) =>
  `${CARD_DETAIL_PATH}?column=${column}&id=${id}`;
export const merchantPath = (id: string) => `/creditcard/merchantDetail?id=${id}`;
