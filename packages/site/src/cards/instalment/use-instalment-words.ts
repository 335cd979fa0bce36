import { pageWords } from '../../messages/page-words.ts';
import type { WordsLike } from '../../messages/messages.ts';
import type { instalment as chinese } from '../../messages/zh-cn/instalment.ts';
import { useSite } from '../../state/site-context.ts';

type InstalmentWords = WordsLike<typeof chinese>;

export const instalmentWords = pageWords<InstalmentWords>({
  CN: () => import('../../messages/zh-cn/instalment.ts').then(({ instalment }) => instalment),
  EN: () => import('../../messages/en/instalment.ts').then(({ instalment }) => instalment),
});

export function useInstalmentWords(): InstalmentWords {
  return instalmentWords.of(useSite().language);
}
