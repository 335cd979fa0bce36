import { COLUMNS } from '@bank/contract';
import { TextLink, VisuallyHidden } from '@bank/ui';
import { CoverPicture } from '../../../parts/blocks/CoverPicture.tsx';
import { MerchantRow } from '../parts/MerchantRow.tsx';
import { cardColumn } from '../parts/card-paths.ts';
import { dayInProse } from '../../../base/format/day.ts';
import { MapServiceLinks } from '../../../parts/links/MapServiceLinks.tsx';
import { Part } from '../../../parts/reading/Part.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { cardWords } from '../../../words/cards/cards/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import type { MerchantData } from './load-merchant.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './MerchantDetailPage.module.css';
import { Near } from './Near.tsx';

/** The shop and how its offer is used, what else is near, and where to go for more (CARD-2). */
export function MerchantDetailPage({ data, language }: PageProps<MerchantData>) {
  const to = useAddress();
  const words = useWords(cardWords);
  const { merchant } = data;
  const { name, state, startDate, endDate, nearby } = merchant;
  const { cover = '', address, phone, terms, lngGcj, latGcj } = merchant;
  const [first, last] = [dayInProse(startDate, language), dayInProse(endDate, language)];
  const note = { CURRENT: undefined, UPCOMING: words.upcomingNote(first), EXPIRED: words.expiredNote(last) }[
    state
  ];
  return (
    <article className={styles.page}>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      <div className={styles.first}>
        <div className={styles.shop}>
          <CoverPicture cover={cover} />
          {lngGcj === undefined || latGcj === undefined || address === undefined ? (
            <p>{words.online}</p>
          ) : (
            <>
              <p>
                {address}
                {phone === undefined ? null : (
                  <a className={`num ${styles.phone}`} href={`tel:${phone.replace('-', '')}`}>
                    <VisuallyHidden>{words.phone} </VisuallyHidden>
                    {phone}
                  </a>
                )}
              </p>
              <MapServiceLinks
                place={{ name, address, lngGcj, latGcj }}
                words={{ open: words.openInMap(name), amap: words.amap, baidu: words.baidu }}
              />
              <p className={styles.small}>{words.mapNote}</p>
            </>
          )}
        </div>
        <Part id="conditions" title={words.conditions}>
          <ol className={styles.terms}>
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ol>
          <p className={styles.small}>{words.merchantNote}</p>
        </Part>
      </div>
      <Near data={data} />
      {nearby.length === 0 ? null : (
        <Part id="nearby" title={words.nearMerchants}>
          <div>
            {nearby.map((other) => (
              <MerchantRow key={other.id} merchant={other} headingLevel={3} />
            ))}
          </div>
        </Part>
      )}
      <p>
        <TextLink href={to(cardColumn(COLUMNS.merchants))}>{words.backToMerchants}</TextLink>
      </p>
    </article>
  );
}
