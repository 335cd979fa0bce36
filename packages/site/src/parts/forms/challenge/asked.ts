import { CODES, isCallRejected, type Language } from '@bank/contract';
import type { FieldProblems } from '../field-reader.ts';
import { challengeWords } from '../../../words/common/challenge/words.ts';

/** What came of a form that was sent with a verification code. */
export type Asked<Result> =
  | { kind: 'answered'; result: Result }
  /** The form has to be mended. `isCodeGone`: the code can no longer be used. */
  | { kind: 'refused'; problems: FieldProblems; isCodeGone: boolean }
  /** Nothing is wrong with the form. */
  | { kind: 'failed'; message: string };

/** What a form says when nothing is wrong with it. */
interface TroubleWords {
  network: string;
  failed: string;
  tooMany(seconds: number): string;
}

interface Asking {
  language: Language;
  words: TroubleWords;
  signal?: AbortSignal | undefined;
}

/** Waits for a call and words whatever it was refused with. Rejects only when `signal` was aborted. */
export async function asked<Result>(
  answer: Promise<Result>,
  { language, words, signal }: Asking,
): Promise<Asked<Result>> {
  try {
    return { kind: 'answered', result: await answer };
  } catch (error) {
    if (signal?.aborted) throw error;
    return worded(error, language, words);
  }
}

function worded(
  error: unknown,
  language: Language,
  words: TroubleWords,
): Exclude<Asked<never>, { kind: 'answered' }> {
  const challenge = challengeWords.of(language);
  if (!isCallRejected(error)) return { kind: 'failed', message: words.network };
  const { code, data } = error.body;
  switch (code) {
    case CODES.captchaWrong.code:
      return { kind: 'refused', problems: { captcha: challenge['challenge.wrong'] }, isCodeGone: false };
    case CODES.captchaExpired.code:
      return { kind: 'refused', problems: { captcha: challenge['challenge.gone'] }, isCodeGone: true };
    case CODES.tooManyRequests.code: {
      const { retryAfter = 60 } = data as { retryAfter?: number };
      return { kind: 'failed', message: words.tooMany(retryAfter) };
    }
    default:
      return { kind: 'failed', message: words.failed };
  }
}
