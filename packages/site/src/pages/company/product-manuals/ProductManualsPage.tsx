import { WEALTH_DOCUMENT_KINDS, type ProductPapersPage } from '@bank/contract';
import { Filters } from '../../../parts/lists/filters/Filters.tsx';
import { ResultBar } from '../../../parts/lists/filters/ResultBar.tsx';
import type { FilterGroup } from '../../../parts/lists/filters/filter-group.ts';
import type { PageProps, PageQuery } from '../../../base/page/page-module.ts';
import { ListBody, NothingHere } from '../../../parts/lists/ListBody.tsx';
import { ListPages } from '../../../parts/lists/ListPages.tsx';
import { PapersOfProduct } from './PapersOfProduct.tsx';
import styles from './ProductManualsPage.module.css';
import { CUSTOMERS } from './load-product-manuals.ts';
import { corporateWords, type CorporateWords } from '../../../words/company/corporate/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

export function ProductManualsPage({ data: found, record, query }: PageProps<ProductPapersPage>) {
  const words = useWords(corporateWords);
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
      <Filters
        path={path}
        query={query}
        fields={{}}
        keyword={keyword}
        groups={groups}
        words={{ ...words, form: words.papersForm }}
      />
      <ResultBar count={words.papersFound(found.total)} />
      <ListBody found={found} path={path} query={query} none={<NothingHere text={words.papersNone} />}>
        {found.list.map((product) => (
          <PapersOfProduct key={product.prodCode} product={product} />
        ))}
      </ListBody>
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
