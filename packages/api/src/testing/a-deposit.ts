import type { Language } from '@bank/contract';
import type { RecordBody } from '@bank/contract/schemas';
import type { NewItem } from '@bank/store';
import { parsedRecord } from './parsed-record.ts';

/** A deposit rate: of yuan fixed for one year, in force since the beginning of 2026. */
export const aDeposit = (
  key: string,
  given: Partial<RecordBody<'deposit-rate'>> = {},
  language: Language = 'CN',
): NewItem =>
  parsedRecord(
    'deposit-rate',
    key,
    {
      sort: 1,
      currency: 'CNY',
      kind: 'FIXED',
      termCode: '1Y',
      termName: '一年',
      rate: '1.10',
      effectiveDate: '2026-01-01',
      ...given,
    },
    language,
  );
