import { pageWords } from '../../../words/loading/subject-words.ts';
import type { WordsLike } from '../../../words/loading/messages.ts';
import type { fx as chinese } from '../../../words/rates/fx/zh-cn.ts';
import { useSite } from '../../../base/state/site-context.ts';

export type FxWords = WordsLike<typeof chinese>;

/** There are many of them: a visitor fetches one language, and no other page carries any. */
export const fxWords = pageWords<FxWords>({
  CN: () => import('../../../words/rates/fx/zh-cn.ts').then(({ fx }) => fx),
  EN: () => import('../../../words/rates/fx/en.ts').then(({ fx }) => fx),
});

export function useFxWords(): FxWords {
  return fxWords.of(useSite().language);
}
