import { createHash } from 'node:crypto';
import { beijingDay } from '@bank/contract';
import type { VisitorHandlersOf } from '../../base/handler.ts';
import { ChallengeFailed } from '../../base/problems.ts';
import { redeemChallenge } from '../challenge/redeem-challenge.ts';
import { ticketNo } from './ticket-no.ts';

export const feedbackHandlers = {
  async pageOpinion(deps, { path, useful }) {
    const day = beijingDay(deps.now());
    await deps.visits.opinions.count({ day, path, isUseful: useful === '1' });
    return true as const;
  },

  /** The number is given out when the store has it on its disk, and the same number when the same is sent again. */
  async submitFeedback(deps, asked) {
    const { captchaKey, captcha, website = '', draftId, feedbackType, content, language } = asked;
    const { name = '', phone = '', email = '', pageUrl = '' } = asked;
    const given = { type: feedbackType, content, name, phone, email, pageUrl, language };
    const submission = digestOf([draftId, ...Object.values(given)]);
    const { feedback } = deps.visits;
    const known = () => feedback.findTicket(submission);

    // Sent again, because the answer was lost on its way: its code has been used up.
    const before = await known();
    if (before !== undefined) return { ticketNo: before };
    try {
      await redeemChallenge(deps, 'feedback', { captchaKey, captcha });
    } catch (error) {
      // Of two at the same time the other one may have used the code.
      const meanwhile = error instanceof ChallengeFailed ? await known() : undefined;
      if (meanwhile === undefined) throw error;
      return { ticketNo: meanwhile };
    }
    const createdAt = deps.now();
    const kept = { ...given, submission, isSuspect: website !== '', createdAt };
    return { ticketNo: await feedback.add(kept, () => ticketNo(createdAt)) };
  },
} satisfies VisitorHandlersOf<'pageOpinion' | 'submitFeedback'>;

function digestOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
