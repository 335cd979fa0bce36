import {
  CODES,
  isCallRejected,
  salesStaff,
  type Client,
  type Language,
  type SalesStaff,
} from '@bank/contract';
import { CHALLENGE_WORDS } from '../../challenge/use-challenge-words.ts';
import type { FieldProblems } from '../../forms/field-reader.ts';
import type { ReadStaffForm } from './staff-form.ts';
import { STAFF_WORDS } from './use-staff-words.ts';

/** What came of a look-up. */
export type StaffAnswer =
  | { kind: 'found'; staff: SalesStaff[] }
  /** The form has to be mended. `isCodeGone`: the code can no longer be used. */
  | { kind: 'refused'; problems: FieldProblems; isCodeGone: boolean }
  /** Nothing is wrong with the form. */
  | { kind: 'failed'; message: string };

/** Asks, and words whatever it was refused with. Rejects only when `signal` was aborted. */
export async function askForStaff(
  client: Client,
  { search, captcha }: Pick<ReadStaffForm, 'search' | 'captcha'>,
  language: Language,
  signal?: AbortSignal,
): Promise<StaffAnswer> {
  try {
    return { kind: 'found', staff: await client.call(salesStaff, { ...search, ...captcha }, signal) };
  } catch (error) {
    if (signal?.aborted) throw error;
    return worded(error, language);
  }
}

function worded(error: unknown, language: Language): StaffAnswer {
  const words = STAFF_WORDS[language];
  const challenge = CHALLENGE_WORDS[language];
  if (!isCallRejected(error)) return { kind: 'failed', message: words['staff.network'] };
  const { code, data } = error.body;
  switch (code) {
    case CODES.captchaWrong.code:
      return { kind: 'refused', problems: { captcha: challenge['challenge.wrong'] }, isCodeGone: false };
    case CODES.captchaExpired.code:
      return { kind: 'refused', problems: { captcha: challenge['challenge.gone'] }, isCodeGone: true };
    case CODES.tooManyRequests.code: {
      const { retryAfter = 60 } = data as { retryAfter?: number };
      return { kind: 'failed', message: words['staff.tooMany'](retryAfter) };
    }
    default:
      return { kind: 'failed', message: words['staff.failed'] };
  }
}
