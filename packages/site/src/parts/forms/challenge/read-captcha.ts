import type { Language } from '@bank/contract';
import type { FieldReader, FieldValues } from '../field-reader.ts';
import { challengeWords } from '../../../words/common/challenge/words.ts';

export interface Captcha {
  captchaKey: string;
  captcha: string;
}

/** What an input method leaves: full-width characters and spaces. */
const plain = (text: string | undefined) => (text ?? '').normalize('NFKC').replaceAll(/\s/g, '');

/** Reads the code of a form. It is missed only where there is a key: without one the visitor has not been shown a code. */
export function readCaptcha(values: FieldValues, reader: FieldReader, language: Language): Captcha {
  const read = { captchaKey: plain(values['captchaKey']), captcha: plain(values['captcha']) };
  if (read.captchaKey !== '' && read.captcha === '')
    reader.refuse('captcha', challengeWords.of(language)['challenge.missing']);
  return read;
}
