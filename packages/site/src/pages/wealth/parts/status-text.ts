import type { WealthProduct } from '@bank/contract';
import type { WealthWords } from '../../../words/wealth/wealth/words.ts';

const CLOSED = '4';

/** Where a product stands, and of one that waits for its next dealing day, as the page writes a day, until when. */
export function statusText(
  status: WealthProduct['status'],
  nextOpening: string | undefined,
  words: WealthWords,
): string {
  return status === CLOSED && nextOpening !== undefined
    ? words['wealth.closedUntil'](nextOpening)
    : (words['wealth.statuses'][status] ?? status);
}
