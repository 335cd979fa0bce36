import { pageWords } from '../messages/page-words.ts';
import type { WordsLike } from '../messages/messages.ts';
import type { branches as chinese } from '../messages/zh-cn/branches.ts';
import { useSite } from '../state/site-context.ts';

export type BranchWords = WordsLike<typeof chinese>;

/** Words of the pages that show branches; no other page carries them. */
export const branchWords = pageWords<BranchWords>({
  CN: () => import('../messages/zh-cn/branches.ts').then(({ branches }) => branches),
  EN: () => import('../messages/en/branches.ts').then(({ branches }) => branches),
});

export function useBranchWords(): BranchWords {
  return branchWords.of(useSite().language);
}
