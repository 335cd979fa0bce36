import { COLUMNS } from '@bank/contract';
import { FeedLink } from '../../../parts/lists/FeedLink.tsx';
import { MerchantRow } from '../parts/MerchantRow.tsx';
import { Filters } from '../../../parts/lists/filters/Filters.tsx';
import { ResultBar } from '../../../parts/lists/filters/ResultBar.tsx';
import { ListBody, NothingHere } from '../../../parts/lists/ListBody.tsx';
import { ListPages } from '../../../parts/lists/ListPages.tsx';
import styles from './CardListPage.module.css';
import type { ViewProps } from './card-list-data.ts';
import { MERCHANT_FORM } from './head-forms.ts';
import { MerchantsAside } from './MerchantsAside.tsx';
import { merchantFilters } from './merchant-filters.ts';
import { cardWords } from '../../../words/cards/cards/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

/** Preferred merchants by city, category, validity and keyword; what is over is shown only when asked for (CARD-2). */
export function MerchantsView({ data: { found }, record, query }: ViewProps<'MERCHANTS'>) {
  const words = useWords(cardWords);
  const { path } = record;
  const { keyword, groups } = merchantFilters(found, query, words);
  const isOfCity = found.places.length > 0;
  return (
    <div className={styles.page}>
      <Filters
        id={MERCHANT_FORM}
        path={path}
        query={query}
        fields={{ column: query['column'] }}
        keyword={keyword}
        groups={groups}
        words={{ ...words, form: words.merchantForm }}
      />
      <div className={styles.merchants}>
        <div className={styles.list}>
          <ResultBar
            count={words.merchantsFound(found.total)}
            note={<FeedLink columnId={COLUMNS.merchants} />}
          />
          <ListBody found={found} path={path} query={query} none={<NothingHere text={words.noMerchants} />}>
            {found.list.map((merchant, index) => (
              <MerchantRow key={merchant.id} merchant={merchant} number={isOfCity ? index + 1 : undefined} />
            ))}
          </ListBody>
        </div>
        <MerchantsAside found={found} query={query} />
      </div>
      <ListPages found={found} path={path} query={query} total={words.total} />
      <p className={styles.note}>{words.merchantNote}</p>
    </div>
  );
}
