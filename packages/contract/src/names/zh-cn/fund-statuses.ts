import type { FundStatusCode } from '../../subjects/funds/constants.ts';

export const fundStatuses: Readonly<Record<FundStatusCode, string>> = {
  '0': '开放',
  '1': '募集中',
  '2': '暂停申购',
  '3': '暂停赎回',
  '4': '暂停交易',
  '5': '终止',
};
