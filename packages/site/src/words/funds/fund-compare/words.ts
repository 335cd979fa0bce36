import type { WordsLike } from '../../loading/messages.ts';
import { fetchedWords } from '../../loading/subject-words.ts';
import type { fundCompare as chinese } from './zh-cn.ts';

export type FundCompareWords = WordsLike<typeof chinese>;

export const fundCompareWords = fetchedWords<FundCompareWords>({
  CN: () => import('./zh-cn.ts').then(({ fundCompare }) => fundCompare),
  EN: () => import('./en.ts').then(({ fundCompare }) => fundCompare),
});
