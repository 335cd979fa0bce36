import type { Messages, WordsLike } from '../../../words/loading/messages.ts';
import { pageWords } from '../../../words/loading/subject-words.ts';
import type { homePage as chinese } from '../../../words/home/home-page/zh-cn.ts';
import { useSite } from '../../../base/state/site-context.ts';

type HomeWords = WordsLike<typeof chinese>;

/** Words of the homes' own blocks; no other page carries them. */
export const homeWords = pageWords<HomeWords>({
  CN: () => import('../../../words/home/home-page/zh-cn.ts').then(({ homePage }) => homePage),
  EN: () => import('../../../words/home/home-page/en.ts').then(({ homePage }) => homePage),
});

const joined = new WeakMap<Messages, Messages & HomeWords>();

/** The dictionary of the page's language, with the homes' own words. */
export function useHomeWords(): Messages & HomeWords {
  const { language, words } = useSite();
  const known = joined.get(words) ?? { ...words, ...homeWords.of(language) };
  joined.set(words, known);
  return known;
}
