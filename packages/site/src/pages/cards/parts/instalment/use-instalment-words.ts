import { pageWords } from '../../../../words/page-words.ts';
import type { WordsLike } from '../../../../words/messages.ts';
import type { instalment as chinese } from '../../../../words/zh-cn/instalment.ts';
import { useSite } from '../../../../base/state/site-context.ts';

type InstalmentWords = WordsLike<typeof chinese>;

export const instalmentWords = pageWords<InstalmentWords>({
  CN: () => import('../../../../words/zh-cn/instalment.ts').then(({ instalment }) => instalment),
  EN: () => import('../../../../words/en/instalment.ts').then(({ instalment }) => instalment),
});

export function useInstalmentWords(): InstalmentWords {
  return instalmentWords.of(useSite().language);
}
