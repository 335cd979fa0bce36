import { z } from 'zod';
import { request } from '../../base/schemas.ts';
import { CAPTCHA_LONGEST, CHALLENGE_FORMS } from './constants.ts';

export const CaptchaKey = z.uuid('a UUID made by the page');

const asked = { captchaKey: CaptchaKey, form: z.enum(CHALLENGE_FORMS).default('staff') };
export const ChallengePictureRequest = request({ ...asked, mode: z.literal('image').default('image') });
export const ChallengeQuestionRequest = request({ ...asked, mode: z.literal('text') });
/** A sum in words, in the language of the request; its answer is a whole number. */
export const ChallengeQuestion = z.object({ question: z.string() });
export type ChallengeQuestion = z.infer<typeof ChallengeQuestion>;

/** The two fields of every form that asks for a code. */
export const challengeAnswer = {
  captchaKey: CaptchaKey,
  captcha: z.string().trim().min(1, 'the verification code').max(CAPTCHA_LONGEST, 'the verification code'),
};
