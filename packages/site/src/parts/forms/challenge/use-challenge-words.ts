import type { Language } from '@bank/contract';
import { challenge as english } from '../../../words/common/challenge/en.ts';
import type { WordsLike } from '../../../words/loading/messages.ts';
import { challenge as chinese } from '../../../words/common/challenge/zh-cn.ts';
import { useSite } from '../../../base/state/site-context.ts';

type ChallengeWords = WordsLike<typeof chinese>;

/** They come with the forms that ask for a code, so that no other page carries them. */
export const CHALLENGE_WORDS: Readonly<Record<Language, ChallengeWords>> = { CN: chinese, EN: english };

export function useChallengeWords(): ChallengeWords {
  return CHALLENGE_WORDS[useSite().language];
}
