import type { Language } from '@bank/contract';
import { challenge as english } from '../../../words/en/challenge.ts';
import type { WordsLike } from '../../../words/messages.ts';
import { challenge as chinese } from '../../../words/zh-cn/challenge.ts';
import { useSite } from '../../../base/state/site-context.ts';

type ChallengeWords = WordsLike<typeof chinese>;

/** They come with the forms that ask for a code, so that no other page carries them. */
export const CHALLENGE_WORDS: Readonly<Record<Language, ChallengeWords>> = { CN: chinese, EN: english };

export function useChallengeWords(): ChallengeWords {
  return CHALLENGE_WORDS[useSite().language];
}
