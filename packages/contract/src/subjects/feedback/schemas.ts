import { z } from 'zod';
import { Flag, request } from '../../base/schemas.ts';
import { challengeAnswer } from '../challenge/schemas.ts';
import {
  FEEDBACK_COMPLAINT,
  FEEDBACK_EMAIL,
  FEEDBACK_LONGEST,
  FEEDBACK_NAME_LONGEST,
  FEEDBACK_PHONE,
  FEEDBACK_SHORTEST,
  FEEDBACK_TYPES,
  SITE_PATH,
} from './constants.ts';
import { lengthInCharacters } from './length-in-characters.ts';
import { personalNumberIn } from './personal-numbers.ts';

/** Line ends and tabs are all that a text needs of the control characters. */
const PRINTABLE = /^(?:[\t\n\r]|[^\p{Cc}])*$/u;

export const FeedbackRequest = request({
  /** Made by the page once for each draft, so that sending it again is not a second opinion. */
  draftId: z.uuid('a UUID made by the page'),
  feedbackType: z.enum(FEEDBACK_TYPES),
  content: z
    .string()
    .trim()
    .regex(PRINTABLE, 'a text without control characters')
    .refine((text) => {
      const length = lengthInCharacters(text);
      return length >= FEEDBACK_SHORTEST && length <= FEEDBACK_LONGEST;
    }, `${FEEDBACK_SHORTEST} to ${FEEDBACK_LONGEST} characters`)
    .refine((text) => personalNumberIn(text) === undefined, 'no card or identity number')
    .meta({
      description: 'No card or identity number may stand in it',
      minLength: FEEDBACK_SHORTEST,
      maxLength: FEEDBACK_LONGEST,
    }),
  name: z.string().trim().regex(PRINTABLE).max(FEEDBACK_NAME_LONGEST).optional(),
  phone: z
    .string()
    .trim()
    .regex(FEEDBACK_PHONE, 'a mobile number, or a fixed line with its area code')
    .optional(),
  email: z.string().trim().regex(FEEDBACK_EMAIL, 'an e-mail address').optional(),
  pageUrl: z.string().regex(SITE_PATH, 'a path of this site').optional(),
  /** No person sees this field; what fills it in is a program (FB-2). */
  website: z.string().max(300).optional(),
  ...challengeAnswer,
})
  .check(({ value, issues }) => {
    const { feedbackType, phone, email } = value;
    if (feedbackType !== FEEDBACK_COMPLAINT || phone !== undefined || email !== undefined) return;
    issues.push({
      code: 'custom',
      input: value,
      path: ['phone'],
      message: 'phone or email, so that a complaint can be answered',
    });
  })
  .meta({
    description: 'A complaint has a phone number or an e-mail address, so that it can be answered',
    anyOf: [
      { properties: { feedbackType: { not: { const: FEEDBACK_COMPLAINT } } } },
      { required: ['phone'] },
      { required: ['email'] },
    ],
  });

/** `FB20261120-7K4Q9M`: the day in Beijing and six characters that nobody can guess. */
export const FeedbackReceipt = z.object({
  ticketNo: z.string().regex(/^FB\d{8}-[0-9A-Z]{6}$/),
});
export type FeedbackReceipt = z.infer<typeof FeedbackReceipt>;

export const PageOpinionRequest = request({
  path: z.string().regex(SITE_PATH, 'a path of this site'),
  useful: Flag,
});
export const PageOpinionTaken = z.literal(true);
