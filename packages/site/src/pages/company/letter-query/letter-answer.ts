import { guaranteeLetter, type Client, type Language, type LetterResult } from '@bank/contract';
import { asked, type Asked } from '../../../parts/forms/challenge/asked.ts';
import type { ReadLetterForm } from './letter-form.ts';
import { letterWords } from '../../../words/company/letters/words.ts';

export type LetterAnswer = Asked<LetterResult>;

/** Asks, and words whatever it was refused with. Rejects only when `signal` was aborted. */
export function askForLetter(
  client: Client,
  read: Pick<ReadLetterForm, 'asked' | 'captcha'>,
  language: Language,
  signal?: AbortSignal,
): Promise<LetterAnswer> {
  const words = letterWords.of(language);
  return asked(client.call(guaranteeLetter, { ...read.asked, ...read.captcha }, signal), {
    language,
    signal,
    words: {
      network: words['letters.network'],
      failed: words['letters.failed'],
      tooMany: words['letters.tooMany'],
    },
  });
}
