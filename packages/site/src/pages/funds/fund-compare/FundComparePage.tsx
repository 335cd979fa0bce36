import { Comparison } from '../../../parts/compare/Comparison.tsx';
import { FundBanner } from '../parts/FundBanner.tsx';
import { FundNotes } from '../parts/FundNotes.tsx';
import { FUND_LIST_PATH, fundPath } from '../../../parts/links/fund-paths.ts';
import type { PageProps } from '../../../base/page/page-module.ts';
import { latePart } from '../../../base/state/LatePart.tsx';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { PairMatrix } from './PairMatrix.tsx';
import { useAddress } from '../../../parts/links/use-address.ts';
import page from './FundComparePage.module.css';
import { fundGroups } from './fund-groups.tsx';
import type { FundCompareData } from './load-fund-compare.ts';
import { fundWords } from '../../../words/funds/funds/words.ts';
import { fundCompareWords } from '../../../words/funds/fund-compare/words.ts';

/** It can be read as the server drew it. */
export const curveChart = latePart(
  'curve-chart',
  () => import('./CurveChart.tsx').then(({ CurveChart }) => CurveChart),
  'touched',
);

/** Funds side by side from one starting point (FUND-3). */
export function FundComparePage({ data, record, query, language }: PageProps<FundCompareData>) {
  const to = useAddress();
  const { words: site } = useSite();
  const words = useWords(fundCompareWords);
  const all = useWords(fundWords);
  const { funds, curves, unknown, candidates, found } = data;
  const { path } = record;
  return (
    <>
      <FundBanner />
      <div className={page.page}>
        <Comparison
          kind="fund"
          path={path}
          query={query}
          kept={query['range'] === undefined ? {} : { range: query['range'] }}
          products={funds.map(({ fundCode, fundName, fundType }) => ({
            code: fundCode,
            kindName: site['home.fundTypes'][fundType],
            name: fundName,
            href: to(fundPath(fundCode)),
          }))}
          groups={fundGroups({ funds, curves, words, all, site, language })}
          dataDate={funds
            .map(({ navDate }) => navDate)
            .sort()
            .at(-1)}
          unknown={unknown}
          candidates={candidates.map(({ fundCode, fundName, riskLevel }) => ({
            code: fundCode,
            name: fundName,
            riskLevel,
          }))}
          found={found}
          listHref={to(FUND_LIST_PATH)}
          words={words}
          chart={<curveChart.Part curves={curves} path={path} query={query} />}
        >
          <PairMatrix curves={curves} />
          <FundNotes />
        </Comparison>
      </div>
    </>
  );
}
