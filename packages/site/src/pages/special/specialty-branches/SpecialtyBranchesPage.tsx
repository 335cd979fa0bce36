import { BRANCH_THEMES } from '@bank/contract';
import { BranchRow } from '../../../parts/branches/BranchRow.tsx';
import { Filters } from '../../../parts/lists/filters/Filters.tsx';
import { ResultBar } from '../../../parts/lists/filters/ResultBar.tsx';
import { addressWith } from '../../../parts/lists/filters/address-with.ts';
import type { FilterGroup } from '../../../parts/lists/filters/filter-group.ts';
import type { PageProps } from '../../../base/page/page-module.ts';
import { ListBody, NothingHere } from '../../../parts/lists/ListBody.tsx';
import { ListPages } from '../../../parts/lists/ListPages.tsx';
import styles from './SpecialtyBranchesPage.module.css';
import type { SpecialtyBranchesData } from './load-specialty-branches.ts';
import { branchWords } from '../../../words/bank/branches/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

export function SpecialtyBranchesPage({ data, record, query }: PageProps<SpecialtyBranchesData>) {
  const words = useWords(branchWords);
  const { path } = record;
  const { areas, found, all } = data;
  const withOne = new Set(all.list.map(({ cityCode }) => cityCode));
  const cities = areas.flatMap(({ children }) => children).filter(({ code }) => withOne.has(code));
  const groups: FilterGroup[] = [
    {
      kind: 'ONE',
      name: 'theme',
      label: words.theme,
      any: words.anyTheme,
      options: BRANCH_THEMES.map((code) => ({ value: code, label: words.themes[code] ?? code })),
      chosen: query['theme'],
    },
    {
      kind: 'SELECT',
      name: 'city',
      label: words.specialtyCities,
      any: words.anyCity,
      options: cities.map(({ code, name }) => ({ value: code, label: name })),
      chosen: query['city'],
    },
  ];
  return (
    <div className={styles.page}>
      <Filters path={path} query={query} fields={{}} groups={groups} words={words} />
      <div>
        <ResultBar
          count={words.found(found.total)}
          note={
            <a
              className={styles.map}
              href={addressWith('/bobbank/map', {}, { type: '6', city: query['city'] })}
            >
              {words.onMap}
            </a>
          }
        />
        <ListBody found={found} path={path} query={query} none={<NothingHere text={words.none} />}>
          {found.list.map((branch) => (
            <BranchRow key={branch.id} branch={branch} />
          ))}
        </ListBody>
      </div>
      <ListPages found={found} path={path} query={query} total={words.total} />
    </div>
  );
}
