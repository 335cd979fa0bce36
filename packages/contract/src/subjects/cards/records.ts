import { z } from 'zod';
import { recordType } from '../../base/record-type.ts';
import { Decimal, Url } from '../../base/schemas.ts';
import { CreditCard, InstalmentPlan, Merchant, PointsEarning, PointsKind, PointsRules } from './schemas.ts';

const CreditCardRecordBody = CreditCard.omit({ id: true })
  .extend({
    cardName: z.string().min(1).max(40),
    summary: z.string().min(1).max(80),
    themes: CreditCard.shape.themes.min(1).max(3),
    benefits: CreditCard.shape.benefits.min(1).max(6),
    applyUrl: Url,
    sort: z.number().int(),
    /** Syllables of the name without tones; made at publishing. */
    pinyin: z.string().default(''),
  })
  .strict();
/** An empty cell of a table is a field that is absent. */
const MerchantRecordBody = Merchant.omit({ id: true, state: true, distance: true })
  .extend({
    name: z.string().min(1).max(60),
    offer: z.string().min(1).max(60),
    times: z.string().min(1).max(80),
    cards: z.string().min(1).max(80),
    terms: Merchant.shape.terms.min(1).max(8),
    /** Syllables of the name without tones; made at publishing. */
    pinyin: z.string().default(''),
  })
  .strict();
/** The points of the examples are worked out from the table, never written. */
const PointsRulesRecordBody = PointsRules.omit({ examples: true })
  .extend({
    earning: z.array(PointsEarning.strict()).min(1),
    examples: z
      .array(
        z.strictObject({
          title: z.string().min(1).max(80),
          spends: z.array(z.strictObject({ kind: PointsKind, amount: Decimal })).min(1),
        }),
      )
      .min(1),
    content: z.string().min(1),
  })
  .strict();
const InstalmentPlanRecordBody = InstalmentPlan.strict();

export const cardRecords = {
  'credit-card': recordType('cards', CreditCardRecordBody, {
    section: (c) => c.cardLevel,
    rank: (c) => c.sort,
    text: (c) => [c.cardName, c.summary].join(' '),
    title: (c) => c.cardName,
  }),
  merchant: recordType('cards', MerchantRecordBody, {
    section: (m) => m.cityCode ?? '',
    rank: (m) => Number(m.merchantType),
    date: (m) => m.endDate,
    text: (m) => [m.name, m.offer, m.address ?? ''].join(' '),
    title: (m) => m.name,
  }),
  'points-rules': recordType('cards', PointsRulesRecordBody, {
    richText: ['content'],
    section: () => '',
    rank: () => 0,
    date: (r) => r.effectiveDate,
  }),
  'instalment-plan': recordType('cards', InstalmentPlanRecordBody, {
    section: (p) => p.kind,
    rank: (p) => p.months,
    date: (p) => p.effectiveDate,
  }),
};
