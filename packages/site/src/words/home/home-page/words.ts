import type { WordsLike } from '../../loading/messages.ts';
import { fetchedWords } from '../../loading/subject-words.ts';
import type { homePage as chinese } from './zh-cn.ts';

export type HomeWords = WordsLike<typeof chinese>;

/** Words of the homes' own blocks; no other page carries them. */
export const homeWords = fetchedWords<HomeWords>({
  CN: () => import('./zh-cn.ts').then(({ homePage }) => homePage),
  EN: () => import('./en.ts').then(({ homePage }) => homePage),
});
