import { z } from 'zod';
import { recordType } from '../../base/record-type.ts';
import { Branch, BranchHolidayText, BranchHoursText } from './schemas.ts';

/** Names and addresses in both languages are common fields: a visitor shows the Chinese one to a driver. */
const BranchRecordBody = Branch.omit({ id: true, distance: true }).extend({
  name: z.string().min(1).max(60),
  nameEn: z.string().min(1).max(120),
  address: z.string().min(1).max(120),
  addressEn: z.string().min(1).max(200),
  /** As people write them, so that a table can hold them: `1-5 09:00-17:00` and `6-7 09:30-16:00`. */
  hours: z.object({
    personal: z.array(BranchHoursText).max(14).default([]),
    corp: z.array(BranchHoursText).max(14).default([]),
  }),
  /** `2027-01-01 closed NEW_YEAR`, `2027-01-02 10:00-15:00`. */
  holidays: z.array(BranchHolidayText).max(60).default([]),
  phone: z.string().regex(/^(?:0\d{2,3}-\d{7,8})?$/, 'a number such as 010-66223000, or nothing'),
  notice: z.string().min(1).max(200).optional(),
  /** Syllables of the name without tones; made at publishing. */
  pinyin: z.string().default(''),
});

export const branchRecords = {
  branch: recordType('branches', BranchRecordBody, {
    section: (b) => b.cityCode,
    rank: (b) => Number(b.branchType),
    text: (b) => [b.name, b.nameEn, b.address, b.addressEn].join(' '),
    title: (b) => b.name,
  }),
};
