import { useMemo } from 'react';
import { pageWords } from '../../../words/loading/subject-words.ts';
import type { WordsLike } from '../../../words/loading/messages.ts';
import type { rateTables as chinese } from '../../../words/rates/rate-tables/zh-cn.ts';
import { useSite } from '../../../base/state/site-context.ts';
import { ratesWords, type RatesWords } from './use-rates-words.ts';

type TableOnly = WordsLike<typeof chinese>;

/** Fetched with the views that show tables. */
export const tableWords = pageWords<TableOnly>({
  CN: () => import('../../../words/rates/rate-tables/zh-cn.ts').then(({ rateTables }) => rateTables),
  EN: () => import('../../../words/rates/rate-tables/en.ts').then(({ rateTables }) => rateTables),
});

/** The page's words with those of the tables, which the calculators do without. */
export function useTableWords(): RatesWords & TableOnly {
  const { language } = useSite();
  const [rates, tables] = [ratesWords.of(language), tableWords.of(language)];
  return useMemo(() => ({ ...rates, ...tables }), [rates, tables]);
}
