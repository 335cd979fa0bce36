import { pageWords } from '../../../words/page-words.ts';
import type { WordsLike } from '../../../words/messages.ts';
import type { fx as chinese } from '../../../words/zh-cn/fx.ts';
import { useSite } from '../../../base/state/site-context.ts';

export type FxWords = WordsLike<typeof chinese>;

/** There are many of them: a visitor fetches one language, and no other page carries any. */
export const fxWords = pageWords<FxWords>({
  CN: () => import('../../../words/zh-cn/fx.ts').then(({ fx }) => fx),
  EN: () => import('../../../words/en/fx.ts').then(({ fx }) => fx),
});

export function useFxWords(): FxWords {
  return fxWords.of(useSite().language);
}
