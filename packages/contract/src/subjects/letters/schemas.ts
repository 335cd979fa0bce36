import { z } from 'zod';
import { Day, Moment, request } from '../../base/schemas.ts';
import { challengeAnswer } from '../challenge/schemas.ts';
import { CURRENCIES } from '../rates/constants.ts';
import {
  CHECK_CODE,
  LETTER_AMOUNT_DIGITS,
  GUARANTEE_TYPES,
  LETTER_NO,
  LETTER_STATUSES,
} from './constants.ts';

export const LetterNo = z
  .string()
  .trim()
  .regex(LETTER_NO, 'a whole letter number of 6 to 40 letters, digits and -');

export const CheckCode = z.string().trim().regex(CHECK_CODE, 'a check code of 8 letters and digits');

/** In units of the currency: `'1200000.00'`. */
export const LetterAmount = z
  .string()
  .trim()
  .regex(new RegExp(`^\\d{1,${LETTER_AMOUNT_DIGITS}}(?:\\.\\d{1,2})?$`), 'an amount such as 1200000.00')
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
    /** As the letter has it. */
    issuingBranch: z.string(),
    /** Empty for one that is no longer among the branches. */
    issuingBranchEn: z.string(),
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
    issuingBranchEn: nothing,
    issueDate: nothing,
    expiryDate: nothing,
    status: nothing,
    applicantMasked: nothing,
    beneficiaryMasked: nothing,
    queryTime: Moment,
  }),
]);
export type LetterResult = z.infer<typeof LetterResult>;
