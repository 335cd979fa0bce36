import { WEALTH_DOCUMENT_KINDS, type ProductPapersPage } from '@bank/contract';
import { useCorporateWords, type CorporateWords } from '../../corporate/use-corporate-words.ts';
import { ChosenFilters } from '../../filters/ChosenFilters.tsx';
import { FilterForm } from '../../filters/FilterForm.tsx';
import { ResultBar } from '../../filters/ResultBar.tsx';
import { addressWithout, chosenFilters } from '../../filters/filter-address.ts';
import type { FilterGroup } from '../../filters/filter-group.ts';
import type { PageProps, PageQuery } from '../../routing/page-module.ts';
import { ListPages } from '../../list-search/ListPages.tsx';
import { PapersOfProduct } from './PapersOfProduct.tsx';
import styles from './ProductManualsPage.module.css';
import { CUSTOMERS } from './load-product-manuals.ts';

export function ProductManualsPage({ data: found, record, query }: PageProps<ProductPapersPage>) {
  const words = useCorporateWords();
  const { path } = record;
  const groups = filterGroups(words, query);
  const keyword = {
    name: 'keyword',
    label: words.papersKeyword,
    placeholder: words.papersPlaceholder,
    value: query['keyword'] ?? '',
  };
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{words.papersLead}</p>
      <FilterForm
        action={path}
        fields={{}}
        keyword={keyword}
        groups={groups}
        words={{ form: words.papersForm, search: words.search, apply: words.apply, more: words.more }}
      />
      <ChosenFilters
        filters={chosenFilters(path, query, groups, keyword)}
        clearHref={addressWithout(path, query, groups, keyword)}
        words={{ label: words.chosen, clear: words.clear, remove: words.remove }}
      />
      <ResultBar count={words.papersFound(found.total)} />
      {found.list.length === 0 ? (
        <p className={styles.none}>{words.papersNone}</p>
      ) : (
        found.list.map((product) => <PapersOfProduct key={product.prodCode} product={product} />)
      )}
      <ListPages found={found} path={path} query={query} total={words.papersTotal} />
    </div>
  );
}

function filterGroups(words: CorporateWords, query: PageQuery): FilterGroup[] {
  return [
    {
      kind: 'ONE',
      name: 'customer',
      label: words.customer,
      any: words.anyCustomer,
      options: CUSTOMERS.map((code) => ({ value: code, label: words.customers[code] ?? code })),
      chosen: query['customer'],
    },
    {
      kind: 'ONE',
      name: 'kind',
      label: words.paperKind,
      any: words.anyPaper,
      options: WEALTH_DOCUMENT_KINDS.map((code) => ({ value: code, label: words.paperKinds[code] ?? code })),
      chosen: query['kind'],
    },
  ];
}
