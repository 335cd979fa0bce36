import { createHash } from 'node:crypto';

/** The answer as it is compared: full-width letters, case and spaces make no difference: ' ａ7k m' → 'A7KM'. */
function normalisedAnswer(answer: string): string {
  return answer.normalize('NFKC').replace(/\s/gu, '').toUpperCase();
}

/** What the store keeps of an answer. Key and form are in it, so a row means nothing anywhere else. */
export function answerDigest(parts: { captchaKey: string; form: string; answer: string }): string {
  const { captchaKey, form, answer } = parts;
  return createHash('sha256')
    .update(`${form}\n${captchaKey}\n${normalisedAnswer(answer)}`)
    .digest('hex');
}
