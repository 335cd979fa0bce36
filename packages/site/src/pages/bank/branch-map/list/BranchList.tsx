import { Filters } from '../../../../parts/lists/filters/Filters.tsx';
import { ResultBar } from '../../../../parts/lists/filters/ResultBar.tsx';
import type { PageProps } from '../../../../base/page/page-module.ts';
import type { BranchListData } from '../load-branches.ts';
import { ListBody, NothingHere } from '../../../../parts/lists/ListBody.tsx';
import { ListPages } from '../../../../parts/lists/ListPages.tsx';
import styles from './BranchList.module.css';
import { Cities } from './Cities.tsx';
import { MarkedRow } from './MarkedRow.tsx';
import { NearMeBar } from './NearMeBar.tsx';
import { BRANCH_FORM, branchFilters } from './branch-filters.ts';
import { chosenArea } from './chosen-area.ts';
import { useCityPoint } from '../plan/city-point.ts';
import { planName } from '../plan/plan-data.ts';
import { useNearMe } from './use-near-me.ts';
import { branchWords } from '../../../../words/bank/branches/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';

/** Under the plan every branch as text: the plan may fail without anyone missing anything (BR-1). */
export function BranchList({ data, record, query }: PageProps<BranchListData>) {
  const words = useWords(branchWords);
  const { path } = record;
  const { areas, found, wish, plan } = data;
  const { keyword, groups } = branchFilters(areas, query, words);
  const { city } = chosenArea(query, areas);
  const nearMe = useNearMe(data);
  const point = useCityPoint()(city?.code ?? '');
  const isByDistance = nearMe.near.kind !== 'ON' && found.list[0]?.distance !== undefined;
  return (
    <div className={styles.page}>
      <Filters
        id={BRANCH_FORM}
        path={path}
        query={query}
        fields={{}}
        keyword={keyword}
        groups={groups}
        words={words}
      />
      <div className={styles.columns} data-kind={plan.kind}>
        <section className={styles.list} aria-label={words.list}>
          <div className={styles.head}>
            <ResultBar
              count={
                wish.openAt === undefined
                  ? words.listOf(
                      planName(plan) ?? words.everywhere,
                      found.total,
                      isByDistance ? point : undefined,
                    )
                  : words.foundOpen(found.total, wish.openAt.slice(11))
              }
            />
            <NearMeBar {...nearMe} />
          </div>
          {nearMe.near.kind === 'ON' ? (
            <div className={styles.rows}>
              {nearMe.near.nearest.list.map((branch) => (
                <MarkedRow key={branch.id} branch={branch} />
              ))}
            </div>
          ) : (
            <>
              <ListBody
                found={found}
                path={path}
                query={query}
                none={<NothingHere text={words.none} className={styles.none} />}
              >
                <div className={styles.rows}>
                  {found.list.map((branch) => (
                    <MarkedRow
                      key={branch.id}
                      branch={branch}
                      sayDistance={(distance) => words.distanceFrom(point, distance)}
                    />
                  ))}
                </div>
              </ListBody>
              <div className={styles.pages}>
                <ListPages found={found} path={path} query={query} total={words.total} />
              </div>
            </>
          )}
        </section>
        {plan.kind === 'CITIES' ? null : (
          <div className={styles.beside}>
            <Cities areas={areas} current={plan.code} path={path} query={query} />
          </div>
        )}
      </div>
    </div>
  );
}
