import { z } from 'zod';
import { bySort, one, recordType } from '../../base/record-type.ts';
import { Decimal, Moment, OptionalDecimal } from '../../base/schemas.ts';
import { DepositRate, FxRate, LoanRate } from './schemas.ts';

const FxRateRecordBody = FxRate.extend({ sort: z.number().int() });
/** Earlier versions are more records with earlier dates; `prevRate` is read from them, never written. */
const DepositRateRecordBody = DepositRate.omit({ prevRate: true })
  .extend({ sort: z.number().int() })
  .strict();
const LoanRateRecordBody = LoanRate.omit({ prevRate: true }).extend({ sort: z.number().int() }).strict();
const GoldPriceRecordBody = z.strictObject({
  price: Decimal,
  changeRate: OptionalDecimal,
  publishTime: Moment,
});

export const rateRecords = {
  'fx-rate': recordType('rates', FxRateRecordBody, bySort),
  'deposit-rate': recordType('rates', DepositRateRecordBody, {
    section: (d) => d.currency,
    rank: (d) => d.sort,
    date: (d) => d.effectiveDate,
  }),
  'loan-rate': recordType('rates', LoanRateRecordBody, {
    section: (l) => l.kind,
    rank: (l) => l.sort,
    date: (l) => l.effectiveDate,
  }),
  'gold-price': recordType('rates', GoldPriceRecordBody, one),
};
