import type { Language, WealthDetail } from '@bank/contract';
import { VisuallyHidden } from '@bank/ui';
import { dayInData } from '../../../../base/format/day.ts';
import { productStages } from './product-stages.ts';
import { wealthWords } from '../../../../words/wealth/wealth/words.ts';
import { wealthDetailWords } from '../../../../words/wealth/wealth-detail/words.ts';
import { wealthTermsWords } from '../../../../words/wealth/wealth-terms/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import { bracketed } from '../../../../base/format/punctuation.ts';
import styles from './ProductTimeline.module.css';

/** The dates of a product in their order; what has passed follows from its state, so that no clock is needed. */
export function ProductTimeline({ product, language }: { product: WealthDetail; language: Language }) {
  const words = useWords(wealthWords, wealthDetailWords, wealthTermsWords);
  return (
    <ol className={styles.timeline}>
      {productStages(product).map(({ name, day, state }) => (
        <li key={name} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={styles.name}>
            {words[`detail.${name}`]}
            {state === 'past' ? (
              <VisuallyHidden>{bracketed(words['detail.stageDone'], language)}</VisuallyHidden>
            ) : null}
          </span>
          {day === undefined ? (
            <span className={styles.day}>
              {
                words[
                  name === 'maturityDate' && product.operateMode === 'OPEN'
                    ? 'detail.openEnded'
                    : 'detail.toBeSet'
                ]
              }
            </span>
          ) : (
            <time className={`num ${styles.day}`} dateTime={day}>
              {dayInData(day, language)}
            </time>
          )}
          {state === 'current' ? (
            <span className={styles.now}>
              {`${words['detail.stageNow']} ${words['wealth.statuses'][product.status]}`}
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
