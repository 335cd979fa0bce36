import type { Language } from '@bank/contract';
import { disclosure as english } from '../../words/articles/disclosure/en.ts';
import type { WordsLike } from '../../words/loading/messages.ts';
import { disclosure as chinese } from '../../words/articles/disclosure/zh-cn.ts';
import { useSite } from '../../base/state/site-context.ts';

type DisclosureWords = WordsLike<typeof chinese>;

const WORDS: Readonly<Record<Language, DisclosureWords>> = { CN: chinese, EN: english };

/** Words of the one column whose articles have categories. */
export function useDisclosureWords(): DisclosureWords {
  return WORDS[useSite().language];
}
