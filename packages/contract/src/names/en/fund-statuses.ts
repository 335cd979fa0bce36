import type { FundStatusCode } from '../../subjects/funds/constants.ts';

export const fundStatuses: Readonly<Record<FundStatusCode, string>> = {
  '0': 'Open',
  '1': 'Initial offer',
  '2': 'Subscription suspended',
  '3': 'Redemption suspended',
  '4': 'Dealing suspended',
  '5': 'Terminated',
};
