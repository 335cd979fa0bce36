import type { FeeList } from '@bank/contract';
import { Filters } from '../../../parts/lists/filters/Filters.tsx';
import { ResultBar } from '../../../parts/lists/filters/ResultBar.tsx';
import { dayInProse } from '../../../base/format/day.ts';
import type { PageProps } from '../../../base/page/page-module.ts';
import { ListBody, NothingHere } from '../../../parts/lists/ListBody.tsx';
import { ListPages } from '../../../parts/lists/ListPages.tsx';
import { SortedStatus } from '../../../parts/lists/SortedStatus.tsx';
import { Editions } from './Editions.tsx';
import { EditionHead } from './EditionHead.tsx';
import { FeeGlossary } from './FeeGlossary.tsx';
import { FeeTable } from './FeeTable.tsx';
import { csvAddress } from './csv-address.ts';
import { FEE_FORM, feeFilters } from './fee-filters.ts';
import type { FeesData } from './load-fees.ts';
import { feeWords } from '../../../words/rates/fees/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './FeesPage.module.css';

export function FeesPage(props: PageProps<FeesData>) {
  const words = useWords(feeWords);
  const { data, record } = props;
  if (data.isUnknown !== true) return <FoundFees {...props} />;
  return (
    <div className={styles.page}>
      <p className={styles.none} role="status">
        {words.noVersion}
      </p>
      <Editions data={data} path={record.path} shown={undefined} />
    </div>
  );
}

function FoundFees({ data, record, query, language }: PageProps<FeeList>) {
  const words = useWords(feeWords);
  const { path } = record;
  const { keyword, groups } = feeFilters(data, query, words);
  const isFree = query['pricing'] === '3';
  const { page: _page, ...unpaged } = query;
  const { sort, ...unsorted } = unpaged;
  const isFiltered = [...groups.map(({ name }) => name), 'keyword', 'pricing'].some(
    (name) => query[name] !== undefined,
  );
  return (
    <div className={styles.page}>
      <EditionHead data={data} path={path} csv={csvAddress(language, { version: query['version'] })} />
      <Filters
        id={FEE_FORM}
        path={path}
        query={query}
        fields={{ version: query['version'], sort, ...(isFree && { pricing: '3' }) }}
        keyword={keyword}
        groups={groups}
        words={words}
      />
      <ResultBar
        count={words.found(data.total)}
        note={
          isFiltered && data.total > 0 ? (
            <a className={styles.csv} href={csvAddress(language, query)} data-reload="">
              {words.csvOfResults}
            </a>
          ) : undefined
        }
        sort={{
          group: {
            kind: 'SELECT',
            name: 'sort',
            label: words.sort,
            any: words.sorts['code'] ?? '',
            options: [{ value: 'name', label: words.sorts['name'] ?? '' }],
            chosen: sort,
          },
          action: path,
          fields: unsorted,
          apply: words.applySort,
        }}
      />
      <SortedStatus choice={words.sorts[sort ?? 'code']} />
      <ListBody
        found={data}
        path={path}
        query={query}
        none={<NothingHere text={words.none} className={styles.none} />}
      >
        {' '}
        <FeeTable items={data.list} caption={words.tableOf(dayInProse(data.version, language))} />
      </ListBody>
      <ListPages found={data} path={path} query={query} total={words.total} />
      <Editions data={data} path={path} shown={data.version} />
      <FeeGlossary />
    </div>
  );
}
