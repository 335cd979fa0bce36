import type { RecordBody } from '@bank/contract/schemas';
import type { NewItem } from '@bank/store';
import { parsedRecord } from './parsed-record.ts';

/** A preferred merchant named as its key, whose offer holds from April to December 2026 and in no place. */
export const aMerchant = (key: string, given: Partial<RecordBody<'merchant'>> = {}): NewItem =>
  parsedRecord('merchant', key, {
    name: key,
    merchantType: '1',
    offer: '满 200 元减 40 元',
    startDate: '2026-04-01',
    endDate: '2026-12-31',
    times: '每天',
    cards: '全部信用卡',
    terms: ['须用本行信用卡支付'],
    ...given,
  });
