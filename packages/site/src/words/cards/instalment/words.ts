import type { WordsLike } from '../../loading/messages.ts';
import { fetchedWords } from '../../loading/subject-words.ts';
import type { instalment as chinese } from './zh-cn.ts';

export type InstalmentWords = WordsLike<typeof chinese>;

export const instalmentWords = fetchedWords<InstalmentWords>({
  CN: () => import('./zh-cn.ts').then(({ instalment }) => instalment),
  EN: () => import('./en.ts').then(({ instalment }) => instalment),
});
