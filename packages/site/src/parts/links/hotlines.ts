import type { Hotline } from '@bank/contract';
import { useSite } from '../../base/state/site-context.ts';
import { bankFacts } from '../../words/loading/bank-facts.ts';
import type { ChromeConfig } from '../../base/page/chrome-data.ts';

/** S3-hotline: the numbers of the bank. */
export function useHotlines() {
  return bankFacts(useSite().language).hotlines;
}

const LINES = [
  ['hotline.overseas', 'overseas'],
  ['hotline.creditCard', 'creditCard'],
  ['hotline.privateBank', 'privateBank'],
] as const;

/** The further numbers that the bank has, each to be dialled, with the words that name them. */
export function furtherLines({
  hotlines,
}: ChromeConfig): { word: (typeof LINES)[number][0]; number: Hotline }[] {
  return LINES.flatMap(([word, line]) => {
    const number = hotlines?.[line];
    return number === undefined ? [] : [{ word, number }];
  });
}
