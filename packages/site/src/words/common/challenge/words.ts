import type { WordsLike } from '../../loading/messages.ts';
import { carriedWords } from '../../loading/subject-words.ts';
import { challenge as english } from './en.ts';
import { challenge as chinese } from './zh-cn.ts';

export type ChallengeWords = WordsLike<typeof chinese>;

/** They come with the forms that ask for a code, so that no other page carries them. */
export const challengeWords = carriedWords<ChallengeWords>({ CN: chinese, EN: english });
