import type { Messages, WordsLike } from '../../../words/messages.ts';
import { pageWords } from '../../../words/page-words.ts';
import type { homePage as chinese } from '../../../words/zh-cn/home-page.ts';
import { useSite } from '../../../base/state/site-context.ts';

type HomeWords = WordsLike<typeof chinese>;

/** Words of the homes' own blocks; no other page carries them. */
export const homeWords = pageWords<HomeWords>({
  CN: () => import('../../../words/zh-cn/home-page.ts').then(({ homePage }) => homePage),
  EN: () => import('../../../words/en/home-page.ts').then(({ homePage }) => homePage),
});

const joined = new WeakMap<Messages, Messages & HomeWords>();

/** The dictionary of the page's language, with the homes' own words. */
export function useHomeWords(): Messages & HomeWords {
  const { language, words } = useSite();
  const known = joined.get(words) ?? { ...words, ...homeWords.of(language) };
  joined.set(words, known);
  return known;
}
