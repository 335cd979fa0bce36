import { z } from 'zod';
import { challengeAnswer } from '../challenge/schemas.ts';
import { Day, Moment, request } from '../base/schemas.ts';
import { CURRENCIES, GUARANTEE_TYPES, LETTER_STATUSES } from '../dictionaries.ts';
import { CHECK_CODE, LETTER_NO } from './calls.ts';

const LetterNo = z.string().trim().regex(LETTER_NO, 'a whole letter number of 6 to 40 letters, digits and -');
const CheckCode = z.string().trim().regex(CHECK_CODE, 'a check code of 8 letters and digits');
/** In units of the currency: `'1200000.00'`. */
const LetterAmount = z
  .string()
  .trim()
  .regex(/^\d{1,15}(?:\.\d{1,2})?$/, 'an amount such as 1200000.00')
  .refine((amount) => /[1-9]/.test(amount), 'an amount above 0')
  .meta({ not: { pattern: '^[0.]*$' } });

export const LetterRequest = request({
  letterNo: LetterNo,
  amount: LetterAmount,
  currency: z.enum(CURRENCIES).default('CNY'),
  /** Of the two one, not both. */
  issueDate: Day.optional(),
  checkCode: CheckCode.optional(),
  ...challengeAnswer,
})
  .check(({ value, issues }) => {
    const { issueDate, checkCode } = value;
    const report = (path: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [path], message });
    if (issueDate === undefined && checkCode === undefined) report('issueDate', 'issueDate or checkCode');
    if (issueDate !== undefined && checkCode !== undefined)
      report('checkCode', 'either issueDate or checkCode');
  })
  .meta({
    description: 'With the day of issue or with the check code, not with both',
    oneOf: [{ required: ['issueDate'] }, { required: ['checkCode'] }],
  });

const nothing = z.literal('');
/** Both answers have the same fields, and one that does not match tells no more than that. */
export const LetterResult = z.discriminatedUnion('matched', [
  z.object({
    matched: z.literal(true),
    /** As it was asked for. */
    letterNo: z.string(),
    guaranteeType: z.enum(GUARANTEE_TYPES),
    issuingBranch: z.string(),
    issueDate: Day,
    expiryDate: Day,
    status: z.enum(LETTER_STATUSES),
    applicantMasked: z.string(),
    beneficiaryMasked: z.string(),
    queryTime: Moment,
  }),
  z.object({
    matched: z.literal(false),
    letterNo: z.string(),
    guaranteeType: nothing,
    issuingBranch: nothing,
    issueDate: nothing,
    expiryDate: nothing,
    status: nothing,
    applicantMasked: nothing,
    beneficiaryMasked: nothing,
    queryTime: Moment,
  }),
]);
export type LetterResult = z.infer<typeof LetterResult>;

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
export const GuaranteeLetterRecordBody = z.strictObject({
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
