import { useId } from 'react';
import type { Merchant } from '@bank/contract';
import { formatDistance } from '../../../parts/branches/format-distance.ts';
import { dayInData } from '../../../base/format/day.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import styles from './MerchantRow.module.css';
import { merchantPath } from './card-paths.ts';
import { merchantPeriod } from './merchant-period.ts';
import { cardWords } from '../../../words/cards/cards/words.ts';

interface MerchantRowProps {
  merchant: Merchant;
  headingLevel?: 2 | 3;
}

/** One merchant of a list: the offer beside the name, then where and until when. */
export function MerchantRow({ merchant, headingLevel = 2 }: MerchantRowProps) {
  const { language } = useSite();
  const words = useWords(cardWords);
  const nameId = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const { id, name, merchantType, city, district, offer, times, state, distance } = merchant;
  return (
    <article className={styles.row} data-state={state} aria-labelledby={nameId}>
      <div>
        <Heading className={styles.name} id={nameId}>
          <a href={merchantPath(id)}>{name}</a>
        </Heading>
        <p className={styles.facts}>
          <span className={styles.type}>{words.merchantTypes[merchantType]}</span>
          <span>{city === undefined ? words.online : `${city} ${district ?? ''}`}</span>
          {distance === undefined ? null : (
            <span className="num">{words.distance(formatDistance(distance, words))}</span>
          )}
          <span>{times}</span>
        </p>
      </div>
      <p className={styles.offer}>
        {offer}
        <span className={`num ${styles.until}`}>
          {merchantPeriod(merchant, words, (day) => dayInData(day, language))}
        </span>
      </p>
    </article>
  );
}
