import { useMemo } from 'react';
import { pageWords } from '../../messages/page-words.ts';
import type { WordsLike } from '../../messages/messages.ts';
import type { rateTables as chinese } from '../../messages/zh-cn/rate-tables.ts';
import { useSite } from '../../state/site-context.ts';
import { ratesWords, type RatesWords } from './use-rates-words.ts';

type TableOnly = WordsLike<typeof chinese>;

/** Fetched with the views that show tables. */
export const tableWords = pageWords<TableOnly>({
  CN: () => import('../../messages/zh-cn/rate-tables.ts').then(({ rateTables }) => rateTables),
  EN: () => import('../../messages/en/rate-tables.ts').then(({ rateTables }) => rateTables),
});

/** The page's words with those of the tables, which the calculators do without. */
export function useTableWords(): RatesWords & TableOnly {
  const { language } = useSite();
  const [rates, tables] = [ratesWords.of(language), tableWords.of(language)];
  return useMemo(() => ({ ...rates, ...tables }), [rates, tables]);
}
