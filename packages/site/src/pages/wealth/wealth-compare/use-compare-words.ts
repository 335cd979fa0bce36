import type { Language } from '@bank/contract';
import { wealthCompare as english } from '../../../words/wealth/wealth-compare/en.ts';
import type { WordsLike } from '../../../words/loading/messages.ts';
import { wealthCompare as chinese } from '../../../words/wealth/wealth-compare/zh-cn.ts';
import { useSite } from '../../../base/state/site-context.ts';
import { useWealthWords } from '../parts/use-wealth-words.ts';

type CompareWords = ReturnType<typeof useWealthWords> & WordsLike<typeof chinese>;

const WORDS: Record<Language, WordsLike<typeof chinese>> = { CN: chinese, EN: english };
const together = new Map<Language, CompareWords>();

/** The words of wealth products with those of their comparison, which only its page carries. */
export function useCompareWords(): CompareWords {
  const { language } = useSite();
  const words = useWealthWords();
  const known = together.get(language);
  if (known !== undefined) return known;
  const all = { ...words, ...WORDS[language] };
  together.set(language, all);
  return all;
}
