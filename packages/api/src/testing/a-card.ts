import type { RecordBody } from '@bank/contract/schemas';
import type { NewItem } from '@bank/store';
import { parsedRecord } from './parsed-record.ts';

/** A credit card named as its key; `given` is what a test is about. */
export const aCard = (key: string, given: Partial<RecordBody<'credit-card'>> = {}): NewItem =>
  parsedRecord('credit-card', key, {
    cardName: key,
    summary: '一张卡',
    cardOrg: 'UNIONPAY',
    cardLevel: 'CLASSIC',
    themes: ['DAILY'],
    cover: '',
    annualFee: '80',
    waiver: 'TIMES',
    waiverRule: '满 5 次免次年',
    waiverTarget: '5',
    firstYearFree: '1',
    conversionRate: '1.5',
    family: 'BEICHEN',
    specimenEnd: '0126',
    pointsRates: [{ kind: 'DOMESTIC', perAmount: '20', points: 1 }],
    pointsText: '每满 20 元积 1 分',
    eligibility: '年满 18 周岁',
    benefits: [{ title: '早餐', text: '满 15 元减 5 元' }],
    terms: [],
    applyUrl: '',
    sort: 1,
    ...given,
  });
