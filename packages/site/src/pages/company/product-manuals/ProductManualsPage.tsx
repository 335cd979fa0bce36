import type { ProductPapersPage } from '@bank/contract';
import { Filters } from '../../../parts/lists/filters/Filters.tsx';
import { ResultBar } from '../../../parts/lists/filters/ResultBar.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { ListBody, NothingHere } from '../../../parts/lists/ListBody.tsx';
import { ListPages } from '../../../parts/lists/ListPages.tsx';
import { PapersOfProduct } from './PapersOfProduct.tsx';
import styles from './ProductManualsPage.module.css';
import { PAPER_FORM, paperFilters } from './paper-filters.ts';
import { corporateWords } from '../../../words/company/corporate/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

export function ProductManualsPage({ data: found, record, query }: PageProps<ProductPapersPage>) {
  const words = useWords(corporateWords);
  const { path } = record;
  const { keyword, groups } = paperFilters(query, words);
  return (
    <div className={styles.page}>
      <Filters
        id={PAPER_FORM}
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
