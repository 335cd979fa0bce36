import type { Language } from '@bank/contract';
import { businessQuery as english } from '../../messages/en/business-query.ts';
import type { WordsLike } from '../../messages/messages.ts';
import { businessQuery as chinese } from '../../messages/zh-cn/business-query.ts';
import { useSite } from '../../state/site-context.ts';

type QueryWords = WordsLike<typeof chinese>;

const WORDS: Record<Language, QueryWords> = { CN: chinese, EN: english };

export function useQueryWords(): QueryWords {
  return WORDS[useSite().language];
}
