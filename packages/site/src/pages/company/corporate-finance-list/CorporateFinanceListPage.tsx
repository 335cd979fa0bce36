import {
  COMPANY_INDUSTRIES,
  COMPANY_NEEDS,
  COMPANY_SIZES,
  CORPORATE_KINDS,
  type CorporateList,
  type MenuNode,
} from '@bank/contract';
import { ServiceRows } from '../../../parts/corporate/ServiceRows.tsx';
import { Filters } from '../../../parts/lists/filters/Filters.tsx';
import { ResultBar } from '../../../parts/lists/filters/ResultBar.tsx';
import { chosenIn, type FilterGroup } from '../../../parts/lists/filters/filter-group.ts';
import type { PageProps, PageQuery } from '../../../base/page/page-module.ts';
import { ArticleList } from '../../../parts/articles/ArticleList.tsx';
import { ListBody, NothingHere } from '../../../parts/lists/ListBody.tsx';
import { ListPages } from '../../../parts/lists/ListPages.tsx';
import styles from './CorporateFinanceListPage.module.css';
import type { CorporateFinanceListData } from './load-corporate-finance-list.ts';
import { corporateWords, type CorporateWords } from '../../../words/company/corporate/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

/** Services and cases by need, size and industry; the column of notices as any list of articles. */
export function CorporateFinanceListPage({ data, record, query }: PageProps<CorporateFinanceListData>) {
  if (data.kind === 'notices')
    return (
      <ArticleList
        data={data.list}
        record={record}
        query={query}
        detailPath="/company/corporateFinanceDetail"
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
  const groups = filterGroups(words, columns, query);
  const keyword = {
    name: 'keyword',
    label: words.keyword,
    placeholder: words.placeholder,
    value: query['keyword'] ?? '',
  };
  return (
    <div className={styles.page}>
      <Filters path={path} query={query} fields={{}} keyword={keyword} groups={groups} words={words} />
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

function filterGroups(words: CorporateWords, columns: readonly MenuNode[], query: PageQuery): FilterGroup[] {
  const options = (codes: readonly string[], names: Readonly<Record<string, string>>) =>
    codes.map((code) => ({ value: code, label: names[code] ?? code }));
  return [
    {
      kind: 'SELECT',
      name: 'column',
      label: words.column,
      any: words.anyColumn,
      options: columns.map(({ id, name }) => ({ value: id, label: name })),
      chosen: query['column'],
    },
    {
      kind: 'SELECT',
      name: 'industry',
      label: words.industry,
      any: words.anyIndustry,
      options: options(COMPANY_INDUSTRIES, words.industries),
      chosen: query['industry'],
    },
    {
      kind: 'ONE',
      name: 'kind',
      label: words.kind,
      any: words.anyKind,
      options: options(CORPORATE_KINDS, words.kinds),
      chosen: query['kind'],
    },
    {
      kind: 'MANY',
      name: 'need',
      label: words.need,
      options: options(COMPANY_NEEDS, words.needs),
      chosen: chosenIn(query, 'need'),
    },
    {
      kind: 'MANY',
      name: 'size',
      label: words.size,
      options: options(COMPANY_SIZES, words.sizes),
      chosen: chosenIn(query, 'size'),
    },
  ];
}
