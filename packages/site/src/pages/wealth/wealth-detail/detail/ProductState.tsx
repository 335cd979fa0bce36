import type { Language, WealthDetail } from '@bank/contract';
import { dayInProse } from '../../../../base/format/day.ts';
import type { Messages } from '../../../../words/loading/messages.ts';
import { wealthWords, type WealthWords } from '../../../../words/wealth/wealth/words.ts';
import { wealthDetailWords, type WealthDetailWords } from '../../../../words/wealth/wealth-detail/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import { StateNotice } from '../../../../parts/blocks/StateNotice.tsx';
import styles from './ProductState.module.css';

const PRESALE = '1';
const RAISING = '2';
const ENDED = '5';

/** What a reader must know before the figures: ended, not yet on sale, or kept out of the lists (WLTH-6, WLTH-8). */
export function ProductState({ product, language }: { product: WealthDetail; language: Language }) {
  const words = useWords(wealthWords, wealthDetailWords);
  const state = stateOf(product, language, words);
  const { unlisted } = product;
  if (state === undefined && unlisted.length === 0) return null;
  return (
    <StateNotice label={words['detail.mainNotice']}>
      {state === undefined ? null : <p>{state}</p>}
      {unlisted.length === 0 ? null : (
        <>
          <p className={styles.title}>{words['detail.unlistedTitle']}</p>
          <ul>
            {unlisted.map((reason) => (
              <li key={reason}>{words['detail.unlistedReasons'][reason]}</li>
            ))}
          </ul>
          <p>{words['wealth.unlisted']}</p>
        </>
      )}
    </StateNotice>
  );
}

function stateOf(
  { status, raiseStart, raiseEnd }: WealthDetail,
  language: Language,
  words: Messages & WealthWords & WealthDetailWords,
): string | undefined {
  if (status === ENDED) return words['detail.ended'];
  if (status === PRESALE && raiseStart !== undefined) {
    return words['detail.presale'](dayInProse(raiseStart, language));
  }
  if (status === RAISING && raiseStart !== undefined && raiseEnd !== undefined) {
    return words['detail.raising'](dayInProse(raiseStart, language), dayInProse(raiseEnd, language));
  }
  return undefined;
}
