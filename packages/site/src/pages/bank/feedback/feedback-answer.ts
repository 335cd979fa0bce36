import { submitFeedback, type Client, type FeedbackReceipt, type Language } from '@bank/contract';
import { asked, type Asked } from '../../../parts/forms/challenge/asked.ts';
import type { ReadFeedbackForm } from './feedback-form.ts';
import { feedbackWords } from '../../../words/bank/feedback/words.ts';

export type FeedbackAnswer = Asked<FeedbackReceipt>;

/** Sends, and words whatever it was refused with. Rejects only when `signal` was aborted. */
export function sendFeedback(
  client: Client,
  { feedback, captcha }: Pick<ReadFeedbackForm, 'feedback' | 'captcha'>,
  language: Language,
  signal?: AbortSignal,
): Promise<FeedbackAnswer> {
  const words = feedbackWords.of(language);
  return asked(client.call(submitFeedback, { ...feedback, ...captcha }, signal), {
    language,
    signal,
    words: {
      network: words['feedback.network'],
      failed: words['feedback.failed'],
      tooMany: words['feedback.tooMany'],
    },
  });
}
