import type { MerchantTypeCode } from '../../subjects/cards/constants.ts';

export const merchantTypes: Readonly<Record<MerchantTypeCode, string>> = {
  '1': 'Dining',
  '2': 'Shopping',
  '3': 'Travel and hotels',
  '4': 'Leisure',
  '5': 'Motoring',
  '6': 'Health',
  '7': 'Online',
};
