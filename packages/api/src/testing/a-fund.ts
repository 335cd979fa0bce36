import type { Language } from '@bank/contract';
import type { RecordBody } from '@bank/contract/schemas';
import type { NewItem } from '@bank/store';
import { parsedRecord } from './parsed-record.ts';

/** A mixed fund that is open, at the full fee; `given` is what a test is about. */
export const aFund = (
  fundCode: string,
  given: Partial<RecordBody<'fund'>> = {},
  language: Language = 'CN',
): NewItem =>
  parsedRecord(
    'fund',
    fundCode,
    {
      fundCode,
      fundName: `基金 ${fundCode}`,
      fundType: '02',
      riskLevel: 'R4',
      status: '0',
      companyCode: 'C1',
      minAmount: '10',
      buyRate: '1.50',
      purchasable: '1',
      redeemable: '1',
      sort: 1,
      ...given,
    },
    language,
  );
