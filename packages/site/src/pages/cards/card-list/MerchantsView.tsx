import { MERCHANT_STATES, MERCHANT_TYPES } from '@bank/contract';
import { MerchantRow } from '../parts/MerchantRow.tsx';
import { Filters } from '../../../parts/lists/filters/Filters.tsx';
import { ResultBar } from '../../../parts/lists/filters/ResultBar.tsx';
import { chosenIn, type FilterGroup } from '../../../parts/lists/filters/filter-group.ts';
import { ListBody, NothingHere } from '../../../parts/lists/ListBody.tsx';
import { ListPages } from '../../../parts/lists/ListPages.tsx';
import styles from './CardListPage.module.css';
import type { ViewProps } from './card-list-data.ts';
import { cardWords } from '../../../words/cards/cards/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

/** Preferred merchants by city, category, validity and keyword; what is over is shown only when asked for (CARD-2). */
export function MerchantsView({ data: { found }, record, query }: ViewProps<'MERCHANTS'>) {
  const words = useWords(cardWords);
  const { path } = record;
  const keyword = {
    name: 'keyword',
    label: words.merchantKeyword,
    placeholder: words.merchantPlaceholder,
    value: query['keyword'] ?? '',
  };
  const groups: FilterGroup[] = [
    {
      kind: 'SELECT',
      name: 'city',
      label: words.city,
      any: words.anyCity,
      options: found.cities.map(({ code, name }) => ({ value: code, label: name })),
      chosen: query['city'],
    },
    {
      kind: 'MANY',
      name: 'type',
      label: words.merchantType,
      options: MERCHANT_TYPES.map((code) => ({ value: code, label: words.merchantTypes[code] })),
      chosen: chosenIn(query, 'type'),
    },
    {
      kind: 'ONE',
      name: 'state',
      label: words.state,
      any: words.states['CURRENT'] ?? '',
      options: MERCHANT_STATES.filter((state) => state !== 'CURRENT').map((state) => ({
        value: state,
        label: words.states[state] ?? state,
      })),
      chosen: query['state'],
    },
  ];
  return (
    <div className={styles.page}>
      <Filters
        path={path}
        query={query}
        fields={{ column: query['column'] }}
        keyword={keyword}
        groups={groups}
        words={{ ...words, form: words.merchantForm }}
      />
      <div>
        <ResultBar count={words.merchantsFound(found.total)} />
        <ListBody found={found} path={path} query={query} none={<NothingHere text={words.noMerchants} />}>
          {found.list.map((merchant) => (
            <MerchantRow key={merchant.id} merchant={merchant} />
          ))}
        </ListBody>
      </div>
      <ListPages found={found} path={path} query={query} total={words.total} />
      <p className={styles.note}>{words.merchantNote}</p>
    </div>
  );
}
