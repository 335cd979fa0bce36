import type { FundTypeCode } from '../../subjects/funds/constants.ts';

export const fundTypes: Readonly<Record<FundTypeCode, string>> = {
  '01': '股票型',
  '02': '混合型',
  '03': '债券型',
  '04': '指数型',
  '05': '货币型',
  '06': 'QDII',
  '07': 'FOF',
  '08': '其他',
};
