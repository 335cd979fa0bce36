import { isOn, type DirectAnswer, type Language } from '@bank/contract';
import type { HandlerDeps } from '../../../base/handler.ts';
import { bankOf } from '../../../base/bank-of.ts';
import { branchAnswer } from './branch-answer.ts';
import { branchesAnswer } from './branches-answer.ts';
import { careersAnswer } from './careers-answer.ts';
import { currencyAnswer } from './currency-answer.ts';
import { documentAnswer } from './document-answer.ts';
import { feeAnswer } from './fee-answer.ts';
import type { FindAnswer } from './find-answer.ts';
import { hotlineAnswer } from './hotline-answer.ts';
import { hoursAnswer } from './hours-answer.ts';
import { productAnswer } from './product-answer.ts';
import { depositAnswer, loanAnswer, lprAnswer } from './rate-answer.ts';
import { shareAnswer } from './share-answer.ts';

const FINDERS: readonly FindAnswer[] = [
  productAnswer,
  currencyAnswer,
  depositAnswer,
  lprAnswer,
  loanAnswer,
  feeAnswer,
  documentAnswer,
  hotlineAnswer,
  hoursAnswer,
  branchAnswer,
  branchesAnswer,
  shareAnswer,
  careersAnswer,
];

/** What can be answered without opening a page (SRCH-12); mostly nothing. */
export async function directAnswersTo(
  deps: HandlerDeps,
  language: Language,
  keyword: string,
): Promise<DirectAnswer[]> {
  const typed = keyword.normalize('NFKC').trim().replace(/\s+/g, ' ');
  // LPR 是多少？ asks for no more than LPR.
  const text = typed.toLowerCase().replace(/ ?(?<![?？]|多少|是(?=多少))(?:是多少|多少|[?？])+$/u, '');
  const asked = { typed, text, flat: text.replace(/[^\p{L}\p{N}]/gu, '') };
  const answers = await Promise.all(FINDERS.map((find) => find(deps, language, asked)));
  const { features } = await bankOf(deps.content, language);
  return answers
    .filter((answer) => answer !== undefined)
    .filter(({ kind }) => kind !== 'FUND' || isOn(features, 'funds'));
}
