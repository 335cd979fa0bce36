import type { WordsLike } from '../../loading/messages.ts';
import { carriedWords } from '../../loading/subject-words.ts';
import { wealthTrack as english } from './en.ts';
import { wealthTrack as chinese } from './zh-cn.ts';

export type WealthTrackWords = WordsLike<typeof chinese>;

/** What a product reached and when it deals, with the parts of its page that say so. */
export const wealthTrackWords = carriedWords<WealthTrackWords>({ CN: chinese, EN: english });
