import type { Language } from '@bank/contract';
import { rates as english } from '../../messages/en/rates.ts';
import type { WordsLike } from '../../messages/messages.ts';
import { rates as chinese } from '../../messages/zh-cn/rates.ts';
import { useSite } from '../../state/site-context.ts';

export type RatesWords = WordsLike<typeof chinese>;

export const RATES_WORDS: Readonly<Record<Language, RatesWords>> = { CN: chinese, EN: english };

/** Words that every view of the page needs; they come with its chunk. */
export function useRatesWords(): RatesWords {
  return RATES_WORDS[useSite().language];
}
