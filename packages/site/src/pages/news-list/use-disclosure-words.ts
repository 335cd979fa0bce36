import type { Language } from '@bank/contract';
import { disclosure as english } from '../../messages/en/disclosure.ts';
import type { WordsLike } from '../../messages/messages.ts';
import { disclosure as chinese } from '../../messages/zh-cn/disclosure.ts';
import { useSite } from '../../state/site-context.ts';

type DisclosureWords = WordsLike<typeof chinese>;

const WORDS: Readonly<Record<Language, DisclosureWords>> = { CN: chinese, EN: english };

/** Words of the one column whose articles have categories. */
export function useDisclosureWords(): DisclosureWords {
  return WORDS[useSite().language];
}
