import type { z } from 'zod';
import { get } from '../base/endpoint.ts';
import type * as s from './schemas.ts';

/** Forms that ask for a verification code; a code asked for by one is refused by the others. */
export const CHALLENGE_FORMS = ['staff', 'feedback', 'letter'] as const;
export type ChallengeForm = (typeof CHALLENGE_FORMS)[number];

/** Product guide FB-4. Quality guide S18 would end it after 180 s; who reads slowly needs the five minutes. */
export const CHALLENGE_LIFE_MS = 300_000;
export const CAPTCHA_LONGEST = 12;

/** Specification 7.5; product guide 4.6. Without `mode=text` the same address answers with a picture. */
export const challengeQuestion = get<z.input<typeof s.ChallengeQuestionRequest>, s.ChallengeQuestion>(
  '/vertifyCode',
  'Verification code: a sum in words with mode=text, otherwise a picture (SVG)',
  { limit: 'challenge' },
);

/** Address of the picture for a key that the page has made. A new picture needs a new key. */
export function challengePicture(captchaKey: string, form: ChallengeForm): string {
  return `${challengeQuestion.path}?captchaKey=${captchaKey}&form=${form}`;
}
