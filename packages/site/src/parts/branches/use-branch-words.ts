import { pageWords } from '../../words/page-words.ts';
import type { WordsLike } from '../../words/messages.ts';
import type { branches as chinese } from '../../words/zh-cn/branches.ts';
import { useSite } from '../../base/state/site-context.ts';

export type BranchWords = WordsLike<typeof chinese>;

/** Words of the pages that show branches; no other page carries them. */
export const branchWords = pageWords<BranchWords>({
  CN: () => import('../../words/zh-cn/branches.ts').then(({ branches }) => branches),
  EN: () => import('../../words/en/branches.ts').then(({ branches }) => branches),
});

export function useBranchWords(): BranchWords {
  return branchWords.of(useSite().language);
}
