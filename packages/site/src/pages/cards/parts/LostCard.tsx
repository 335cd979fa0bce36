import { Icon } from '@bank/ui';
import { useHotlines } from '../../../parts/links/hotlines.ts';
import { cardWords } from '../../../words/cards/cards/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './LostCard.module.css';

interface LostCardProps {
  /** Where the steps stand. */
  stepsHref: string;
  /** Inside a page's own column, where a home page has a band of the whole width. */
  isInset?: boolean;
}

/** The first thing on the pages of cards: somebody whose card is gone must not look for it (CARD-5). */
export function LostCard({ stepsHref, isInset = false }: LostCardProps) {
  const words = useWords(cardWords);
  const { creditCard, overseas } = useHotlines();
  return (
    <section className={styles.band} data-inset={isInset ? '' : undefined} aria-label={words.lostTitle}>
      <div className={styles.content}>
        <p className={styles.what}>
          <Icon name="notice" size={20} />
          <b>{words.lostTitle}</b>
          <span>{words.lostLead}</span>
        </p>
        <p className={styles.call}>
          <a className={`num ${styles.phone}`} href={`tel:${creditCard.dial}`}>
            {creditCard.shown}
          </a>
          <span>
            {words.lostAbroad}{' '}
            <a className="num" href={`tel:${overseas.dial}`}>
              {overseas.shown}
            </a>
          </span>
          <a href={stepsHref}>{words.lostSteps}</a>
        </p>
      </div>
    </section>
  );
}
