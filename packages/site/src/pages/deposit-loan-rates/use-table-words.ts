import type { Language } from '@bank/contract';
import { rateTables as english } from '../../messages/en/rate-tables.ts';
import type { WordsLike } from '../../messages/messages.ts';
import { rateTables as chinese } from '../../messages/zh-cn/rate-tables.ts';
import { useSite } from '../../state/site-context.ts';
import { RATES_WORDS, type RatesWords } from './use-rates-words.ts';

type TableWords = RatesWords & WordsLike<typeof chinese>;

const WORDS: Readonly<Record<Language, TableWords>> = {
  CN: { ...RATES_WORDS.CN, ...chinese },
  EN: { ...RATES_WORDS.EN, ...english },
};

/** The page's words with those of the tables, which the calculators do without. */
export function useTableWords(): TableWords {
  return WORDS[useSite().language];
}
