import { CHALLENGE_LIFE_MS, type ChallengeForm, type Language } from '@bank/contract';
import type { VisitorDeps } from '../../base/handler.ts';
import { answerDigest } from './answer-digest.ts';
import { drawCode, makeCode } from './draw-code.ts';
import { makeQuestion } from './make-question.ts';

type Deps = Pick<VisitorDeps, 'visits' | 'now'>;

interface Asked {
  captchaKey: string;
  form: ChallengeForm;
}

async function put({ visits, now }: Deps, asked: Asked, answer: string): Promise<void> {
  const { captchaKey, form } = asked;
  const createdAt = now();
  await visits.challenges.put({
    key: captchaKey,
    form,
    answer: answerDigest({ captchaKey, form, answer }),
    createdAt,
    expiresAt: createdAt + CHALLENGE_LIFE_MS,
  });
}

/** An SVG picture of a new code, which takes the place of what the key stood for before. */
export async function issuePicture(deps: Deps, asked: Asked): Promise<string> {
  const code = makeCode();
  await put(deps, asked, code);
  return drawCode(code);
}

/** The way for those who do not see the picture: a sum in words. */
export async function issueQuestion(deps: Deps, asked: Asked & { language: Language }): Promise<string> {
  const { question, answer } = makeQuestion(asked.language);
  await put(deps, asked, answer);
  return question;
}
