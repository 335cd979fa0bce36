import { COLUMNS, type MerchantDetail } from '@bank/contract';
import { TextLink } from '@bank/ui';
import { MerchantRow } from '../parts/MerchantRow.tsx';
import { cardColumn } from '../parts/card-paths.ts';
import { dayInProse } from '../../../base/format/day.ts';
import { MapServiceLinks } from '../../../parts/links/MapServiceLinks.tsx';
import { Part } from '../../../parts/reading/Part.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { cardWords } from '../../../words/cards/cards/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './MerchantDetailPage.module.css';

export function MerchantDetailPage({ data: merchant, language }: PageProps<MerchantDetail>) {
  const words = useWords(cardWords);
  const { name, state, startDate, endDate, nearby } = merchant;
  const { address, phone, times, cards, terms, lngGcj, latGcj } = merchant;
  const [from, to] = [dayInProse(startDate, language), dayInProse(endDate, language)];
  const note = { CURRENT: undefined, UPCOMING: words.upcomingNote(from), EXPIRED: words.expiredNote(to) }[
    state
  ];
  const facts = [
    [words.period, words.span(from, to)],
    [words.times, times],
    [words.forCards, cards],
    [words.address, address ?? words.online],
  ] as const;
  return (
    <article className={styles.page}>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      <dl className={styles.facts}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {phone === undefined ? null : (
          <div>
            <dt>{words.phone}</dt>
            <dd>
              <a className="num" href={`tel:${phone.replace('-', '')}`}>
                {phone}
              </a>
            </dd>
          </div>
        )}
      </dl>
      {lngGcj === undefined || latGcj === undefined || address === undefined ? null : (
        <div>
          <MapServiceLinks
            place={{ name, address, lngGcj, latGcj }}
            words={{ open: words.openInMap(name), amap: words.amap, baidu: words.baidu }}
          />
          <p className={styles.small}>{words.mapNote}</p>
        </div>
      )}
      <Part id="conditions" title={words.conditions}>
        <ol className={styles.terms}>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ol>
        <p className={styles.small}>{words.merchantNote}</p>
      </Part>
      {nearby.length === 0 ? null : (
        <Part id="nearby" title={words.nearby}>
          <div className={styles.nearby}>
            {nearby.map((other) => (
              <MerchantRow key={other.id} merchant={other} headingLevel={3} />
            ))}
          </div>
        </Part>
      )}
      <p>
        <TextLink href={cardColumn(COLUMNS.merchants)}>{words.backToMerchants}</TextLink>
      </p>
    </article>
  );
}
