import { useState } from 'react';
import { COLUMNS, type CardDetail } from '@bank/contract';
import { Icon } from '@bank/ui';
import { formatDecimal } from '../../../../base/format/decimal.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import { yearWords, type YearWords } from '../../../../words/cards/year/words.ts';
import { CARD_DETAIL_PATH } from '../../parts/card-paths.ts';
import { DialRing } from './DialRing.tsx';
import { useAddress } from '../../../../parts/links/use-address.ts';
import styles from './FeeDial.module.css';
import { FeeRules } from './FeeRules.tsx';
import { dialAt, dialParts, exampleOf, filledShares, type DialCard, type DialState } from './fee-dial.ts';

interface FeeDialProps {
  card: CardDetail;
  /** Steps taken, from the address. */
  asked: string | undefined;
}

/**
 * How far the visitor is from paying no fee. Without script its buttons ask the server for the next step; with it they
 * answer at once, and the ring is drawn by the same code.
 */
export function FeeDial({ card, asked }: FeeDialProps) {
  const to = useAddress();
  const words = useWords(yearWords);
  const [reached, setReached] = useState(() => (asked === undefined ? exampleOf(card) : Number(asked)));
  const state = dialAt(card, reached);
  const said = sentenceOf(card, state, words);
  const parts = dialParts(card);
  const madeText = (made: string) =>
    card.waiver === 'TIMES' ? words.times(made) : words.spent(formatDecimal(made));
  const step = (by: number) => ({
    name: 'made',
    value: state.reached + by,
    className: styles.step,
    disabled: state.reached + by < 0 || state.reached + by > state.steps,
    onClick: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      setReached(state.reached + by);
    },
  });
  return (
    <div className={styles.dial}>
      <DialRing
        parts={parts}
        shares={filledShares(parts.length, state)}
        isWaived={state.isWaived}
        label={said}
        caption={words.nextFee}
        figure={formatDecimal(state.nextFee)}
        unit={words.yuan}
      />
      <div className={styles.side}>
        <p className={styles.said} role="status">
          {said}
        </p>
        {state.steps === 0 ? null : (
          <form className={styles.steps} method="get" action={to(`${CARD_DETAIL_PATH}#fee`)} data-stay="">
            <input type="hidden" name="column" value={COLUMNS.cards} />
            <input type="hidden" name="id" value={card.id} />
            <button type="submit" {...step(-1)} aria-label={words.less}>
              <Icon name="minus" size={18} />
            </button>
            <span className={`num ${styles.made}`}>{madeText(state.made)}</span>
            <button type="submit" {...step(1)} aria-label={words.more}>
              <Icon name="plus" size={18} />
            </button>
            <input
              className={styles.range}
              type="range"
              min="0"
              max={state.steps}
              value={state.reached}
              aria-label={card.waiver === 'TIMES' ? words.madeTimes : words.madeSpend}
              aria-valuetext={madeText(state.made)}
              onChange={({ target }) => setReached(Number(target.value))}
            />
          </form>
        )}
        <FeeRules card={card} />
      </div>
    </div>
  );
}

function sentenceOf(
  { waiver, annualFee }: DialCard,
  { isWaived, made, left }: DialState,
  words: YearWords,
): string {
  const fee = formatDecimal(annualFee);
  switch (waiver) {
    case 'TIMES':
      return isWaived ? words.reachedTimes(made) : words.leftTimes(left, fee);
    case 'SPEND':
      return isWaived ? words.reachedSpend(formatDecimal(made)) : words.leftSpend(formatDecimal(left), fee);
    case 'FREE':
      return words.alwaysFree;
    default:
      return words.neverFree(fee);
  }
}
