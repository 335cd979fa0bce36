import type { FeedbackReceipt } from '@bank/contract';
import { answerPosted, type SentForm } from '../../../parts/forms/challenge/answer-posted.ts';
import { newCaptchaKey } from '../../../parts/forms/challenge/captcha-key.ts';
import type { FieldValues } from '../../../parts/forms/field-reader.ts';
import type { PageRequest } from '../../../base/page/page-module.ts';
import { sendFeedback } from './feedback-answer.ts';
import { FEEDBACK_FIELDS, readFeedbackForm } from './feedback-form.ts';

export interface FeedbackData {
  /** Path of the page that the visitor came to speak about. */
  from?: string;
  /** The form as it was sent without script, and what came of it. */
  sent?: SentForm<FeedbackReceipt>;
}

/** Without script a draft gets its id with its verification code, so that the answer may be reloaded without a second one. */
export async function loadFeedback({ client, language, posted, query }: PageRequest): Promise<FeedbackData> {
  const { from } = query;
  if (posted === undefined) return { ...(from !== undefined && { from }) };
  const draftId = (posted['draftId'] ?? '') === '' ? newCaptchaKey() : posted['draftId'];
  const values: FieldValues = { ...posted, draftId };
  const read = readFeedbackForm(values, language);
  const sent = await answerPosted({
    client,
    form: 'feedback',
    posted,
    problems: read.problems,
    send: () => sendFeedback(client, read, language),
  });
  const { pageUrl } = read.feedback;
  const given = Object.fromEntries(FEEDBACK_FIELDS.map((field) => [field, values[field]]));
  const isDone = sent.answer?.kind === 'answered';
  return {
    ...(pageUrl !== undefined && { from: pageUrl }),
    // What has been taken is not sent back: the next visitor of this machine could read it.
    sent: { ...sent, values: isDone ? {} : given },
  };
}
