import type { FundTypeCode } from '../../subjects/funds/constants.ts';

export const fundTypes: Readonly<Record<FundTypeCode, string>> = {
  '01': 'Stock',
  '02': 'Hybrid',
  '03': 'Bond',
  '04': 'Index',
  '05': 'Money',
  '06': 'QDII',
  '07': 'FOF',
  '08': 'Other',
};
