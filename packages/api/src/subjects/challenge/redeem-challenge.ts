import type { ChallengeForm } from '@bank/contract';
import type { VisitorDeps } from '../../base/handler.ts';
import { ChallengeFailed } from '../../base/problems.ts';
import { answerDigest } from './answer-digest.ts';

/** Uses up the visitor's verification code; throws {@link ChallengeFailed} unless it is right, and right for this form. */
export async function redeemChallenge(
  { visits, now }: Pick<VisitorDeps, 'visits' | 'now'>,
  form: ChallengeForm,
  { captchaKey, captcha }: { captchaKey: string; captcha: string },
): Promise<void> {
  const answer = answerDigest({ captchaKey, form, answer: captcha });
  const redeemed = await visits.challenges.redeem({ key: captchaKey, form, answer, now: now() });
  if (redeemed !== 'solved') throw new ChallengeFailed(redeemed);
}
