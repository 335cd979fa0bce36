import type { WealthTypeCode } from '../../subjects/wealth/constants.ts';

export const wealthTypes: Readonly<Record<WealthTypeCode, string>> = {
  '1': 'Fixed income',
  '2': 'Mixed',
  '3': 'Equity',
  '4': 'Commodities and derivatives',
  '5': 'Cash management',
};
