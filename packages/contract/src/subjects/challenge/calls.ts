import type { z } from 'zod';
import { get } from '../../base/endpoint.ts';
import type { ChallengeForm } from './constants.ts';
import type * as s from './schemas.ts';

/** S7-captcha, FB-4. Without `mode=text` the same address answers with a picture. */
export const challengeQuestion = get<z.input<typeof s.ChallengeQuestionRequest>, s.ChallengeQuestion>(
  '/vertifyCode',
  { limit: 'challenge' },
);

/** Address of the picture for a key that the page has made. A new picture needs a new key. */
export function challengePicture(captchaKey: string, form: ChallengeForm): string {
  return `${challengeQuestion.path}?captchaKey=${captchaKey}&form=${form}`;
}
