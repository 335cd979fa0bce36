import { z } from 'zod';
import { bySort, recordType } from '../../base/record-type.ts';
import { SALE_MODES } from './constants.ts';
import { Organ, WealthProduct } from './schemas.ts';

const WealthProductRecordBody = WealthProduct.extend({
  sort: z.number().int(),
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
