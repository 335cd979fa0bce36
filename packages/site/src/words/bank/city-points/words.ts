import type { WordsLike } from '../../loading/messages.ts';
import { fetchedWords } from '../../loading/subject-words.ts';
import type { cityPoints as chinese } from './zh-cn.ts';

/** Names of the fixed points of `CITY_CENTRES`; a city without one is measured from the middle of its places. */
export const cityPointWords = fetchedWords<WordsLike<typeof chinese>>({
  CN: () => import('./zh-cn.ts').then(({ cityPoints }) => cityPoints),
  EN: () => import('./en.ts').then(({ cityPoints }) => cityPoints),
});
