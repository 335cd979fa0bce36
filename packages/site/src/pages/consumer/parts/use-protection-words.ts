import type { Language } from '@bank/contract';
import { protection as english } from '../../../words/consumer/protection/en.ts';
import type { Messages, WordsLike } from '../../../words/loading/messages.ts';
import { protection as chinese } from '../../../words/consumer/protection/zh-cn.ts';
import { useSite } from '../../../base/state/site-context.ts';

type ProtectionWords = WordsLike<typeof chinese>;

const WORDS: Record<Language, ProtectionWords> = { CN: chinese, EN: english };
const together = new Map<Messages, Messages & ProtectionWords>();

/** The site's dictionary with the zone's words, which come with its pages so that no other page carries them. */
export function useProtectionWords(): Messages & ProtectionWords {
  const { language, words } = useSite();
  const known = together.get(words);
  if (known !== undefined) return known;
  const all = { ...words, ...WORDS[language] };
  together.set(words, all);
  return all;
}
