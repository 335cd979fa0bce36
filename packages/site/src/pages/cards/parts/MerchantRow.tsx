import { useId } from 'react';
import type { Merchant } from '@bank/contract';
import { CoverPicture } from '../../../parts/blocks/CoverPicture.tsx';
import { formatDistance } from '../../../parts/branches/format-distance.ts';
import { dayInData } from '../../../base/format/day.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './MerchantRow.module.css';
import { merchantPath } from './card-paths.ts';
import { merchantPeriod } from './merchant-period.ts';
import { cardWords } from '../../../words/cards/cards/words.ts';

interface MerchantRowProps {
  merchant: Merchant;
  /** Its number on the plan beside the list. */
  number?: number | undefined;
  headingLevel?: 2 | 3;
}

/** One merchant of a list: its shop, where and what, the offer, then for whom and until when. */
export function MerchantRow({ merchant, number, headingLevel = 2 }: MerchantRowProps) {
  const to = useAddress();
  const { language } = useSite();
  const words = useWords(cardWords);
  const nameId = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const { id, name, merchantType, city, district, offer, times, state, distance, cover, cards } = merchant;
  return (
    <article className={styles.row} id={id} data-state={state} aria-labelledby={nameId}>
      {cover === undefined || cover === '' ? null : (
        <div className={styles.picture}>
          <CoverPicture cover={cover} isThumbnail />
          {number === undefined ? null : (
            <span className={`num ${styles.number}`} data-first={number === 1 ? '' : undefined}>
              {number}
            </span>
          )}
        </div>
      )}
      <div className={styles.what}>
        <p className={styles.facts}>
          <span>{words.merchantTypes[merchantType]}</span>
          <span>{city === undefined ? words.online : `${city} ${district ?? ''}`}</span>
          {distance === undefined ? null : (
            <span className="num">{words.distance(formatDistance(distance, words))}</span>
          )}
        </p>
        <Heading className={styles.name} id={nameId}>
          <a href={to(merchantPath(id))}>{name}</a>
        </Heading>
        <p className={styles.offer}>{offer}</p>
        <p className={styles.times}>{times}</p>
      </div>
      <p className={styles.until}>
        {cards === '' ? null : <span>{cards}</span>}
        <span className="num">{merchantPeriod(merchant, words, (day) => dayInData(day, language))}</span>
      </p>
    </article>
  );
}
