import type { Language } from '@bank/contract';
import { wealthDetail as english } from '../../../../words/wealth/wealth-detail/en.ts';
import type { Messages, WordsLike } from '../../../../words/loading/messages.ts';
import { wealthDetail as chinese } from '../../../../words/wealth/wealth-detail/zh-cn.ts';
import { useSite } from '../../../../base/state/site-context.ts';
import { useWealthWords } from '../../parts/use-wealth-words.ts';

type DetailWords = WordsLike<typeof chinese>;

const WORDS: Record<Language, DetailWords> = { CN: chinese, EN: english };
const together = new Map<Language, ReturnType<typeof useWealthWords> & DetailWords>();

/** The words of wealth products with those of one product's page. */
export function useDetailWords(): Messages & ReturnType<typeof useWealthWords> & DetailWords {
  const { language } = useSite();
  const words = useWealthWords();
  const known = together.get(language);
  if (known !== undefined) return known;
  const all = { ...words, ...WORDS[language] };
  together.set(language, all);
  return all;
}
