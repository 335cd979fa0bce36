import { BranchRow } from '../../../parts/branches/BranchRow.tsx';
import { Filters } from '../../../parts/lists/filters/Filters.tsx';
import { ResultBar } from '../../../parts/lists/filters/ResultBar.tsx';
import { addressWith } from '../../../parts/lists/filters/address-with.ts';
import type { PageProps } from '../../../base/page/page-module.ts';
import { ListBody, NothingHere } from '../../../parts/lists/ListBody.tsx';
import { ListPages } from '../../../parts/lists/ListPages.tsx';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './SpecialtyBranchesPage.module.css';
import type { SpecialtyBranchesData } from './load-specialty-branches.ts';
import { SPECIALTY_FORM, specialtyFilters } from './specialty-filters.ts';
import { branchWords } from '../../../words/bank/branches/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

export function SpecialtyBranchesPage({ data, record, query }: PageProps<SpecialtyBranchesData>) {
  const to = useAddress();
  const words = useWords(branchWords);
  const { path } = record;
  const { found } = data;
  return (
    <div className={styles.page}>
      <Filters
        id={SPECIALTY_FORM}
        path={path}
        query={query}
        fields={{}}
        groups={specialtyFilters(data, query, words)}
        words={words}
      />
      <div>
        <ResultBar
          count={words.found(found.total)}
          note={
            <a
              className={styles.map}
              href={to(addressWith('/bobbank/map', {}, { type: '6', city: query['city'] }))}
            >
              {words.onMap}
            </a>
          }
        />
        <ListBody found={found} path={path} query={query} none={<NothingHere text={words.none} />}>
          <div className={styles.rows}>
            {found.list.map((branch) => (
              <BranchRow key={branch.id} branch={branch} />
            ))}
          </div>
        </ListBody>
      </div>
      <ListPages found={found} path={path} query={query} total={words.total} />
    </div>
  );
}
