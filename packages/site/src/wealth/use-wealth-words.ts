import type { Language } from '@bank/contract';
import { wealth as english } from '../messages/en/wealth.ts';
import type { Messages, WordsLike } from '../messages/messages.ts';
import { wealth as chinese } from '../messages/zh-cn/wealth.ts';
import { useSite } from '../state/site-context.ts';

type WealthWords = WordsLike<typeof chinese>;

const WORDS: Record<Language, WealthWords> = { CN: chinese, EN: english };
const together = new Map<Language, Messages & WealthWords>();

/** The site's dictionary with the words of wealth products, which only their pages carry. */
export function useWealthWords(): Messages & WealthWords {
  const { language, words } = useSite();
  const known = together.get(language);
  if (known !== undefined) return known;
  const all = { ...words, ...WORDS[language] };
  together.set(language, all);
  return all;
}
