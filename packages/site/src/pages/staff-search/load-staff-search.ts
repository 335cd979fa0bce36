import { challengeQuestion, salesOutlets, type Client, type SalesOutlet } from '@bank/contract';
import type { ChallengeMode, ChallengeStart } from '../../challenge/challenge-start.ts';
import { newCaptchaKey } from '../../challenge/captcha-key.ts';
import type { FieldProblems, FieldValues } from '../../forms/field-reader.ts';
import type { PostedForm } from '../../render-contract.ts';
import type { PageRequest } from '../../routing/page-module.ts';
import { askForStaff, type StaffAnswer } from './staff-answer.ts';
import { readStaffForm } from './staff-form.ts';

export interface StaffSearchData {
  outlets: SalesOutlet[];
  /** The form as it was sent without script, and what came of it. */
  sent?: SentStaffForm;
}

export interface SentStaffForm {
  values: FieldValues;
  problems: FieldProblems;
  answer?: StaffAnswer;
  challenge: ChallengeStart;
}

export async function loadStaffSearch(request: PageRequest): Promise<StaffSearchData> {
  const { client, posted, signal } = request;
  const outlets = await client.call(salesOutlets, {}, signal);
  if (posted === undefined) return { outlets };
  return { outlets, sent: await answerSent(request, posted, outlets) };
}

/**
 * Without script the form is sent twice: the page that everybody shares can hold nobody's verification code, so the
 * first answer brings one. `ask` is a button that wants another code.
 */
async function answerSent(
  { client, language }: PageRequest,
  posted: PostedForm,
  outlets: readonly SalesOutlet[],
): Promise<SentStaffForm> {
  const read = readStaffForm(
    posted,
    language,
    outlets.map(({ branchName }) => branchName),
  );
  const { captcha: captchaProblem, ...otherProblems } = read.problems;
  const values = { by: posted['by'], ...read.search };
  const wanted = posted['ask'] ?? posted['captchaMode'];
  const mode: ChallengeMode = wanted === 'text' ? 'text' : 'image';
  if (posted['ask'] !== undefined) return { values, problems: {}, challenge: await begin(client, mode) };
  if (read.captcha.captchaKey === '')
    return { values, problems: otherProblems, challenge: await begin(client, mode) };
  if (captchaProblem !== undefined || Object.keys(otherProblems).length > 0)
    return { values, problems: read.problems, challenge: await begin(client, mode) };

  const answer = await askForStaff(client, read, language);
  const problems = answer.kind === 'refused' ? answer.problems : {};
  return { values, problems, answer, challenge: await begin(client, mode) };
}

/** A code of its own for the next answer. Where no question can be had the picture remains, which says so itself. */
async function begin(client: Client, mode: ChallengeMode): Promise<ChallengeStart> {
  const captchaKey = newCaptchaKey();
  if (mode === 'image') return { captchaKey, mode };
  try {
    const { question } = await client.call(challengeQuestion, { captchaKey, form: 'staff', mode });
    return { captchaKey, mode, question };
  } catch {
    return { captchaKey, mode: 'image' };
  }
}
