import { COLUMNS, type ArticleList, type MerchantList } from '@bank/contract';
import { TextLink } from '@bank/ui';
import { MerchantRow } from '../parts/MerchantRow.tsx';
import { cardArticlePath, cardColumn } from '../parts/card-paths.ts';
import { BlockNote } from '../../../parts/blocks/BlockNote.tsx';
import { Section } from '../../../parts/blocks/Section.tsx';
import { cardWords } from '../../../words/cards/cards/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './Halves.module.css';

interface OffersProps {
  merchants: MerchantList | undefined;
  offers: ArticleList | undefined;
}

/** Merchants whose offers end soonest, and the card centre's own activities. */
export function Offers({ merchants, offers }: OffersProps) {
  const to = useAddress();
  const words = useWords(cardWords);
  const more = merchants === undefined ? words.backToMerchants : words.allMerchants(merchants.total);
  return (
    <Section
      id="offers"
      title={words.offers}
      caption={words.offersCaption}
      more={{ wide: more, narrow: more, url: to(cardColumn(COLUMNS.merchants)) }}
      ground="surface"
      inElderView={false}
    >
      <div className={styles.halves}>
        <div className={styles.half}>
          <h3 className={styles.title}>{words.merchants}</h3>
          {merchants === undefined ? (
            <BlockNote>{words.failed}</BlockNote>
          ) : (
            merchants.list.map((merchant) => (
              <MerchantRow key={merchant.id} merchant={merchant} headingLevel={3} />
            ))
          )}
        </div>
        <div className={styles.half}>
          <h3 className={styles.title}>{words.activities}</h3>
          {offers === undefined ? (
            <BlockNote>{words.failed}</BlockNote>
          ) : (
            <ul>
              {offers.list.map(({ id, columnId, title, summary }) => (
                <li key={id} className={styles.article}>
                  <a href={to(cardArticlePath(id, columnId))}>
                    <b>{title}</b>
                    <span>{summary}</span>
                  </a>
                </li>
              ))}
            </ul>
          )}
          <p className={styles.more}>
            <TextLink variant="more" href={to(cardColumn(COLUMNS.cardOffers))}>
              {words.allOffers}
            </TextLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
