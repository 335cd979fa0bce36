import { addressIn, type Language } from '@bank/contract';

const LIST_PATH = '/investment/secondlist';

/** Where a column of investor relations is read. */
export const investmentList = (column: string, language: Language) =>
  `${addressIn(language, LIST_PATH)}?column=${column}`;
