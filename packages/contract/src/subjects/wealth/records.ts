import { z } from 'zod';
import { Day, Decimal } from '../../base/schemas.ts';
import { bySort, recordType } from '../../base/record-type.ts';
import { SALE_MODES } from './constants.ts';
import { Organ, WealthProduct } from './schemas.ts';

const WealthProductRecordBody = WealthProduct.extend({
  sort: z.number().int(),
  /** The range that was in force in each whole period, per cent a year, oldest first. */
  benchmarkPeriods: z.array(z.strictObject({ from: Day, to: Day, low: Decimal, high: Decimal })).default([]),
  /** How the Chinese name is typed; packing fills both in where the author gives none. */
  pinyin: z.string().default(''),
  initials: z.string().default(''),
});
/** An issuer of wealth products, and whether its products are the bank's own or sold as agent. */
const OrganRecordBody = Organ.extend({ saleMode: z.enum(SALE_MODES), sort: z.number().int() });

export const wealthRecords = {
  'wealth-product': recordType('wealth', WealthProductRecordBody, bySort),
  organ: recordType('wealth', OrganRecordBody, bySort),
};
