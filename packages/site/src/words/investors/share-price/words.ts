import type { WordsLike } from '../../loading/messages.ts';
import { carriedWords } from '../../loading/subject-words.ts';
import { sharePrice as english } from './en.ts';
import { sharePrice as chinese } from './zh-cn.ts';

export type SharePriceWords = WordsLike<typeof chinese>;

/** Words of the share's history, which come with it: most operators have no source of prices. */
export const sharePriceWords = carriedWords<SharePriceWords>({ CN: chinese, EN: english });
