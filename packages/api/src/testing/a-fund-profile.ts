import type { Language } from '@bank/contract';
import type { RecordBody } from '@bank/contract/schemas';
import type { NewItem } from '@bank/store';
import { parsedRecord } from './parsed-record.ts';

/** What is told of a fund that is a year old, with its fee and without distributions and holdings. */
export const aFundProfile = (
  fundCode: string,
  given: Partial<RecordBody<'fund-profile'>> = {},
  language: Language = 'CN',
): NewItem =>
  parsedRecord(
    'fund-profile',
    fundCode,
    {
      fundCode,
      fullName: fundCode,
      subType: '混合型',
      setupDate: '2025-11-18',
      custodian: '北曜银行',
      scale: '100000000.00',
      scaleDate: '2026-09-30',
      benchmark: '略',
      benchmarkParts: [],
      strategy: '略',
      scopeText: '略',
      dividendPolicy: '略',
      buyConfirm: 'T+1',
      redeemArrival: 'T+3',
      issue: { raiseStart: '2025-10-20', raiseEnd: '2025-11-07', raiseAmount: '', unitPrice: '1.0000' },
      fees: [{ feeType: 'PURCHASE', rate: '1.50' }],
      dividends: [],
      holdings: [],
      indices: [],
      ...given,
    },
    language,
  );
