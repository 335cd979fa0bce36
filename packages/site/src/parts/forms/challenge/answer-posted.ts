import { challengeQuestion, type ChallengeForm, type Client } from '@bank/contract';
import type { FieldProblems, FieldValues } from '../field-reader.ts';
import type { PostedForm } from '../../../base/render-contract.ts';
import type { Asked } from './asked.ts';
import { newCaptchaKey } from './captcha-key.ts';
import type { ChallengeMode, ChallengeStart } from './challenge-start.ts';

/** A form as it was sent without script, and what came of it. */
export interface Sent<Result> {
  problems: FieldProblems;
  answer?: Asked<Result>;
  challenge: ChallengeStart;
}

/** With what was typed, to stand in its fields again. */
export type SentForm<Result> = Sent<Result> & { values: FieldValues };

interface Posted<Result> {
  client: Client;
  form: ChallengeForm;
  posted: PostedForm;
  /** What is wrong with its fields, the verification code's under `captcha`. */
  problems: FieldProblems;
  send: () => Promise<Asked<Result>>;
}

/**
 * Without script the form is sent twice: the page that everybody shares can hold nobody's verification code, so the
 * first answer brings one. `ask` is a button that wants another code.
 */
export async function answerPosted<Result>({
  client,
  form,
  posted,
  problems,
  send,
}: Posted<Result>): Promise<Sent<Result>> {
  const { captcha: _captcha, ...otherProblems } = problems;
  const wanted = posted['ask'] ?? posted['captchaMode'];
  const mode: ChallengeMode = wanted === 'text' ? 'text' : 'image';
  const again = async (found: FieldProblems, answer?: Asked<Result>): Promise<Sent<Result>> => ({
    problems: found,
    ...(answer && { answer }),
    challenge: await begin(client, form, mode),
  });
  if (posted['ask'] !== undefined) return again({});
  if ((posted['captchaKey'] ?? '') === '') return again(otherProblems);
  if (Object.keys(problems).length > 0) return again(problems);
  const answer = await send();
  return again(answer.kind === 'refused' ? answer.problems : {}, answer);
}

/** A code of its own for the next answer. Where no question can be had the picture remains, which says so itself. */
async function begin(client: Client, form: ChallengeForm, mode: ChallengeMode): Promise<ChallengeStart> {
  const captchaKey = newCaptchaKey();
  if (mode === 'image') return { captchaKey, mode };
  try {
    const { question } = await client.call(challengeQuestion, { captchaKey, form, mode });
    return { captchaKey, mode, question };
  } catch {
    return { captchaKey, mode: 'image' };
  }
}
