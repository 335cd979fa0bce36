import type { LetterResult } from '@bank/contract';
import { answerPosted, type SentForm } from '../../../parts/forms/challenge/answer-posted.ts';
import type { PageRequest } from '../../../base/page/page-module.ts';
import { askForLetter } from './letter-answer.ts';
import { readLetterForm } from './letter-form.ts';

export interface LetterQueryData {
  /** The form as it was sent without script, and what came of it. */
  sent?: SentForm<LetterResult>;
}

export async function loadLetterQuery({ client, language, posted }: PageRequest): Promise<LetterQueryData> {
  if (posted === undefined) return {};
  const read = readLetterForm(posted, language);
  const sent = await answerPosted({
    client,
    form: 'letter',
    posted,
    problems: read.problems,
    send: () => askForLetter(client, read, language),
  });
  const { letterNo, currency, amount, by, issueDate, checkCode } = posted;
  return { sent: { ...sent, values: { letterNo, currency, amount, by, issueDate, checkCode } } };
}
