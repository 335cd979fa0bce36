import type { CorporateList, MenuNode } from '@bank/contract';
import { ServiceRows } from '../../../parts/corporate/ServiceRows.tsx';
import { Filters } from '../../../parts/lists/filters/Filters.tsx';
import { ResultBar } from '../../../parts/lists/filters/ResultBar.tsx';
import type { PageProps, PageQuery } from '../../../base/page/page-module.ts';
import { ArticleList } from '../../../parts/articles/ArticleList.tsx';
import { ListBody, NothingHere } from '../../../parts/lists/ListBody.tsx';
import { ListPages } from '../../../parts/lists/ListPages.tsx';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './CorporateFinanceListPage.module.css';
import { SERVICE_FORM, serviceFilters } from './service-filters.ts';
import type { CorporateFinanceListData } from './load-corporate-finance-list.ts';
import { corporateWords } from '../../../words/company/corporate/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

/** Services and cases by need, size and industry; the column of notices as any list of articles. */
export function CorporateFinanceListPage({ data, record, query }: PageProps<CorporateFinanceListData>) {
  const to = useAddress();
  if (data.kind === 'notices')
    return (
      <ArticleList
        data={data.list}
        record={record}
        query={query}
        detailPath={to('/company/corporateFinanceDetail')}
      />
    );
  return <Services found={data.found} columns={data.columns} path={record.path} query={query} />;
}

interface ServicesProps {
  found: CorporateList;
  /** Those that a visitor may choose one of. */
  columns: readonly MenuNode[];
  path: string;
  query: PageQuery;
}

function Services({ found, columns, path, query }: ServicesProps) {
  const words = useWords(corporateWords);
  const { keyword, groups } = serviceFilters(columns, query, words);
  return (
    <div className={styles.page}>
      <Filters
        id={SERVICE_FORM}
        path={path}
        query={query}
        fields={{}}
        keyword={keyword}
        groups={groups}
        words={words}
      />
      <div>
        <ResultBar
          count={words.found(found.total)}
          note={words.counts(found.counts.SERVICE, found.counts.CASE)}
        />
        <ListBody found={found} path={path} query={query} none={<NothingHere text={words.none} />}>
          {' '}
          <ServiceRows services={found.list} heading="h2" />
        </ListBody>
      </div>
      <ListPages found={found} path={path} query={query} total={words.total} />
    </div>
  );
}
