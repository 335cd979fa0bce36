import type { Language } from '@bank/contract';
import { pageWords } from '../../../words/loading/subject-words.ts';
import type { Messages, WordsLike } from '../../../words/loading/messages.ts';
import type { wealth as chinese } from '../../../words/wealth/wealth/zh-cn.ts';
import { useSite } from '../../../base/state/site-context.ts';

type WealthWords = WordsLike<typeof chinese>;

/** Words of wealth products: a visitor fetches one language, with the pages that need them. */
export const wealthWords = pageWords<WealthWords>({
  CN: () => import('../../../words/wealth/wealth/zh-cn.ts').then(({ wealth }) => wealth),
  EN: () => import('../../../words/wealth/wealth/en.ts').then(({ wealth }) => wealth),
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
