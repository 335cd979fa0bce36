import type { Language } from '@bank/contract';
import { disclosure as english } from '../../words/en/disclosure.ts';
import type { WordsLike } from '../../words/messages.ts';
import { disclosure as chinese } from '../../words/zh-cn/disclosure.ts';
import { useSite } from '../../base/state/site-context.ts';

type DisclosureWords = WordsLike<typeof chinese>;

const WORDS: Readonly<Record<Language, DisclosureWords>> = { CN: chinese, EN: english };

/** Words of the one column whose articles have categories. */
export function useDisclosureWords(): DisclosureWords {
  return WORDS[useSite().language];
}
