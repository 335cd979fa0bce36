import type { Merchant } from '@bank/contract';
import type { CardWords } from '../../../words/cards/cards/words.ts';

/** What matters of the period today: until when, from when, or that it is over. */
export function merchantPeriod(
  { state, startDate, endDate }: Pick<Merchant, 'state' | 'startDate' | 'endDate'>,
  words: CardWords,
  format: (day: string) => string,
): string {
  if (state === 'UPCOMING') return words.from(format(startDate));
  return (state === 'EXPIRED' ? words.ended : words.until)(format(endDate));
}
