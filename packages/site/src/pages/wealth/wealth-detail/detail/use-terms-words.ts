import type { Language } from '@bank/contract';
import { wealthTerms as english } from '../../../../words/wealth/wealth-terms/en.ts';
import type { WordsLike } from '../../../../words/loading/messages.ts';
import { wealthTerms as chinese } from '../../../../words/wealth/wealth-terms/zh-cn.ts';
import { useSite } from '../../../../base/state/site-context.ts';
import { useDetailWords } from './use-detail-words.ts';

type TermsWords = WordsLike<typeof chinese>;

const WORDS: Record<Language, TermsWords> = { CN: chinese, EN: english };
const together = new Map<Language, ReturnType<typeof useDetailWords> & TermsWords>();

/** The words of a product's page with those of its late parts, which come with them. */
export function useTermsWords(): ReturnType<typeof useDetailWords> & TermsWords {
  const { language } = useSite();
  const words = useDetailWords();
  const known = together.get(language);
  if (known !== undefined) return known;
  const all = { ...words, ...WORDS[language] };
  together.set(language, all);
  return all;
}
