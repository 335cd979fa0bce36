import { z } from 'zod';
import { recordType } from '../../base/record-type.ts';
import { Day, Id } from '../../base/schemas.ts';
import { FileRef } from '../files/schemas.ts';
import { FeeItem } from './schemas.ts';

/** One price of one item: the next one with the same code takes its place on its own effective date. */
const FeeRecordBody = FeeItem.omit({ previousPrice: true }).extend({
  itemName: z.string().min(1).max(90),
  serviceContent: z.string().min(1).max(300),
  priceText: z.string().min(1).max(200),
  scope: z.string().min(1).max(60),
  /** Syllables of the name without tones, `jie ji ka nian fei`; made at publishing when left out. */
  pinyin: z.string().default(''),
});
const FeeVersionRecordBody = z.strictObject({
  effectiveDate: Day,
  summary: z.string().min(1).max(200),
  /** The article that announced it; it belongs to the site's own release. */
  noticeId: Id.optional(),
  file: FileRef.optional(),
});

export const feeRecords = {
  fee: recordType('lookups', FeeRecordBody, {
    section: (f) => f.category,
    rank: () => 0,
    date: (f) => f.effectiveDate,
    text: (f) => [f.feeCode, f.itemName, f.serviceContent].join(' '),
    title: (f) => f.itemName,
  }),
  'fee-version': recordType('lookups', FeeVersionRecordBody, {
    section: () => '',
    rank: () => 0,
    date: (v) => v.effectiveDate,
  }),
};
