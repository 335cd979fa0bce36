import type { WordsLike } from '../../loading/messages.ts';
import { fetchedWords } from '../../loading/subject-words.ts';
import type { branches as chinese } from './zh-cn.ts';

export type BranchWords = WordsLike<typeof chinese>;

/** Words of the pages that show branches; no other page carries them. */
export const branchWords = fetchedWords<BranchWords>({
  CN: () => import('./zh-cn.ts').then(({ branches }) => branches),
  EN: () => import('./en.ts').then(({ branches }) => branches),
});
