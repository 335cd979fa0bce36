import { pageWords } from '../../messages/page-words.ts';
import type { WordsLike } from '../../messages/messages.ts';
import type { fx as chinese } from '../../messages/zh-cn/fx.ts';
import { useSite } from '../../state/site-context.ts';

export type FxWords = WordsLike<typeof chinese>;

/** There are many of them: a visitor fetches one language, and no other page carries any. */
export const fxWords = pageWords<FxWords>({
  CN: () => import('../../messages/zh-cn/fx.ts').then(({ fx }) => fx),
  EN: () => import('../../messages/en/fx.ts').then(({ fx }) => fx),
});

export function useFxWords(): FxWords {
  return fxWords.of(useSite().language);
}
