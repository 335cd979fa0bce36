import { beijingDay, beijingMoment, type LetterResult } from '@bank/contract';
import { digestByCode, digestByDate } from '@bank/contract/letter-digest';
import type { VisitorHandlersOf } from '../../base/handler.ts';
import { LookupUnavailable } from '../../base/problems.ts';
import { englishBranchNames } from '../branches/branch-index.ts';
import { redeemChallenge } from '../challenge/redeem-challenge.ts';
import { type Letter, lettersByDigest } from './letter-index.ts';

export const letterHandlers = {
  /**
   * One digest, one step in a map: a wrong number, amount, date or code is the same miss. The verification code is used
   * up before anything is looked for, but not when nothing can be looked for.
   */
  async guaranteeLetter(deps, { captchaKey, captcha, ...asked }) {
    const key = deps.letterKey?.();
    if (key === undefined) throw new LookupUnavailable('the key of the letters of guarantee is missing');
    const letters = await lettersByDigest(deps.content, key);
    await redeemChallenge(deps, 'letter', { captchaKey, captcha });
    const { letterNo, checkCode, issueDate = '' } = asked;
    const digest =
      checkCode === undefined ? digestByDate(key, asked, issueDate) : digestByCode(key, asked, checkCode);
    return answerOf(letters.get(digest), letterNo, deps.now(), await englishBranchNames(deps.content, 'CN'));
  },
} satisfies VisitorHandlersOf<'guaranteeLetter'>;

/** Field by field, so that a new field of the record stays inside. */
function answerOf(
  letter: Letter | undefined,
  letterNo: string,
  now: number,
  english: ReadonlyMap<string, string>,
): LetterResult {
  const queryTime = beijingMoment(now);
  if (letter === undefined) {
    return {
      matched: false,
      letterNo,
      guaranteeType: '',
      issuingBranch: '',
      issuingBranchEn: '',
      issueDate: '',
      expiryDate: '',
      status: '',
      applicantMasked: '',
      beneficiaryMasked: '',
      queryTime,
    };
  }
  return {
    matched: true,
    letterNo,
    guaranteeType: letter.guaranteeType,
    issuingBranch: letter.issuingBranch,
    issuingBranchEn: english.get(letter.issuingBranch) ?? '',
    issueDate: letter.issueDate,
    expiryDate: letter.expiryDate,
    status: statusOf(letter, beijingDay(now)),
    applicantMasked: letter.applicantMasked,
    beneficiaryMasked: letter.beneficiaryMasked,
    queryTime,
  };
}

/** A letter holds until its last day in Beijing has ended; one that was cancelled stays cancelled. */
function statusOf({ isCancelled, expiryDate }: Letter, today: string) {
  if (isCancelled) return 'CANCELLED';
  return expiryDate < today ? 'EXPIRED' : 'VALID';
}
