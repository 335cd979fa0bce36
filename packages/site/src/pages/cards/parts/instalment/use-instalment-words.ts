import { pageWords } from '../../../../words/loading/subject-words.ts';
import type { WordsLike } from '../../../../words/loading/messages.ts';
import type { instalment as chinese } from '../../../../words/cards/instalment/zh-cn.ts';
import { useSite } from '../../../../base/state/site-context.ts';

type InstalmentWords = WordsLike<typeof chinese>;

export const instalmentWords = pageWords<InstalmentWords>({
  CN: () => import('../../../../words/cards/instalment/zh-cn.ts').then(({ instalment }) => instalment),
  EN: () => import('../../../../words/cards/instalment/en.ts').then(({ instalment }) => instalment),
});

export function useInstalmentWords(): InstalmentWords {
  return instalmentWords.of(useSite().language);
}
