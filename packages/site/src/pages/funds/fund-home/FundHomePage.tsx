import type { FieldFund } from '@bank/contract';
import type { PageProps } from '../../../base/page/page-module.ts';
import { latePart } from '../../../base/state/LatePart.tsx';
import { useWords } from '../../../base/state/site-context.ts';
import { CompareTray } from '../../../parts/compare/CompareTray.tsx';
import { FUND_COMPARE_PATH } from '../../../parts/links/fund-paths.ts';
import { fundHomeWords } from '../../../words/funds/fund-home/words.ts';
import { fundWords } from '../../../words/funds/funds/words.ts';
import { FundBanner } from '../parts/FundBanner.tsx';
import { fundTrayWords } from '../parts/fund-tray-words.ts';
import type { BelowFieldProps } from './BelowField.tsx';
import type { FieldTableProps } from './FieldTable.tsx';
import styles from './FundHomePage.module.css';
import { FundSearch } from './FundSearch.tsx';
import type { FundFieldProps } from './field/FundField.tsx';
import type { FundHomeData } from './load-fund-home.ts';

/** It can be read as the server drew it. */
export const fundField = latePart<FundFieldProps>(
  'fund-field',
  () => import('./field/FundField.tsx').then(({ FundField }) => FundField),
  'touched',
);

/** In place of the field, where the address asks for it. */
export const fieldTable = latePart<FieldTableProps>('field-table', () =>
  import('./FieldTable.tsx').then(({ FieldTable }) => FieldTable),
);

export const belowField = latePart<BelowFieldProps>('below-field', () =>
  import('./BelowField.tsx').then(({ BelowField }) => BelowField),
);

/** All funds by risk and return, how deep they fell, who led, and what is new. */
export function FundHomePage({ data, record, query }: PageProps<FundHomeData>) {
  const words = useWords(fundHomeWords);
  const all = useWords(fundWords);
  const { path } = record;
  const { field, year, table, total } = data;
  const level = query['risk'] as FieldFund['riskLevel'] | undefined;
  return (
    <>
      <FundBanner>
        <p className={styles.lead}>{words['zone.lead'](total)}</p>
        <FundSearch />
      </FundBanner>
      {table === undefined ? (
        <fundField.Part key={level} field={field} year={year} level={level} path={path} />
      ) : (
        <fieldTable.Part found={table} path={path} query={query} />
      )}
      <div className={styles.page}>
        <belowField.Part data={data} path={path} />
        <CompareTray kind="fund" path={FUND_COMPARE_PATH} words={fundTrayWords(all)} />
      </div>
    </>
  );
}
