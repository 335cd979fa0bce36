import type { FundTypeCode } from '../../subjects/funds/constants.ts';

export const fundTypes: Readonly<Record<FundTypeCode, string>> = {
  '01': 'Equity',
  '02': 'Balanced',
  '03': 'Bond',
  '04': 'Index',
  '05': 'Money market',
  '06': 'QDII',
  '07': 'FOF',
  '08': 'Other',
};
