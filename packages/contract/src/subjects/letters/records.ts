import { z } from 'zod';
import { one, recordType } from '../../base/record-type.ts';
import { Day } from '../../base/schemas.ts';
import { CURRENCIES } from '../rates/constants.ts';
import { GUARANTEE_TYPES } from './constants.ts';
import { CheckCode, LetterAmount, LetterNo } from './schemas.ts';

const Party = z.string().trim().min(4).max(60);
/** A row of the bank's own register, as `content pack` and `content feed` read it. None of it is stored as it stands here. */
export const LetterSource = z.strictObject({
  letterNo: LetterNo,
  amount: LetterAmount,
  currency: z.enum(CURRENCIES),
  issueDate: Day,
  expiryDate: Day,
  /** Letters from before check codes were printed have none. */
  checkCode: CheckCode.optional(),
  guaranteeType: z.enum(GUARANTEE_TYPES),
  issuingBranch: z.string().trim().min(2).max(60),
  applicant: Party,
  beneficiary: Party,
  isCancelled: z.boolean().default(false),
});
export type LetterSource = z.infer<typeof LetterSource>;

const Digest = z.string().regex(/^[0-9a-f]{64}$/, 'a digest made by packing the register');
/** What a release holds of a letter: digests under the bank's key of what a visitor must know, and the masked answer. */
const GuaranteeLetterRecordBody = z.strictObject({
  /** Which key the digests were made with. */
  keyId: z.string().regex(/^[0-9a-f]{16}$/, 'the id of the key that the register was packed with'),
  byDate: Digest,
  byCode: Digest.optional(),
  guaranteeType: z.enum(GUARANTEE_TYPES),
  issuingBranch: z.string().min(2),
  issueDate: Day,
  expiryDate: Day,
  isCancelled: z.boolean(),
  applicantMasked: z.string().min(1),
  beneficiaryMasked: z.string().min(1),
});

export const letterRecords = {
  'guarantee-letter': recordType('lookups', GuaranteeLetterRecordBody, { ...one, source: LetterSource }),
};
