import { pageWords } from '../../words/loading/subject-words.ts';
import type { WordsLike } from '../../words/loading/messages.ts';
import type { branches as chinese } from '../../words/bank/branches/zh-cn.ts';
import { useSite } from '../../base/state/site-context.ts';

export type BranchWords = WordsLike<typeof chinese>;

/** Words of the pages that show branches; no other page carries them. */
export const branchWords = pageWords<BranchWords>({
  CN: () => import('../../words/bank/branches/zh-cn.ts').then(({ branches }) => branches),
  EN: () => import('../../words/bank/branches/en.ts').then(({ branches }) => branches),
});

export function useBranchWords(): BranchWords {
  return branchWords.of(useSite().language);
}
