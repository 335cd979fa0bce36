import type { Language } from '@bank/contract';
import { pageWords } from '../messages/page-words.ts';
import type { Messages, WordsLike } from '../messages/messages.ts';
import type { wealth as chinese } from '../messages/zh-cn/wealth.ts';
import { useSite } from '../state/site-context.ts';

type WealthWords = WordsLike<typeof chinese>;

/** Words of wealth products: a visitor fetches one language, with the pages that need them. */
export const wealthWords = pageWords<WealthWords>({
  CN: () => import('../messages/zh-cn/wealth.ts').then(({ wealth }) => wealth),
  EN: () => import('../messages/en/wealth.ts').then(({ wealth }) => wealth),
});

const together = new Map<Language, Messages & WealthWords>();

/** The site's dictionary with the words of wealth products, which only their pages carry. */
export function useWealthWords(): Messages & WealthWords {
  const { language, words } = useSite();
  const known = together.get(language);
  if (known !== undefined) return known;
  const all = { ...words, ...wealthWords.of(language) };
  together.set(language, all);
  return all;
}
