import { Icon, TextLink } from '@bank/ui';
import { COMPARED_AT_MOST } from '@bank/contract';
import { AddToComparison } from '../../../parts/compare/AddToComparison.tsx';
import { Candidates } from '../../../parts/compare/Candidates.tsx';
import { CompareHead } from '../../../parts/compare/CompareHead.tsx';
import styles from '../../../parts/compare/ComparePage.module.css';
import { CompareTable } from '../../../parts/compare/CompareTable.tsx';
import { FromTray } from '../../../parts/compare/FromTray.tsx';
import { compareAddress } from '../../../parts/compare/compare-address.ts';
import { isDifferent, onlyDifferent } from '../../../parts/compare/compared.ts';
import { dayInData } from '../../../base/format/day.ts';
import { FundBanner } from '../parts/FundBanner.tsx';
import { FundNotes } from '../parts/FundNotes.tsx';
import { FUND_LIST_PATH, fundPath } from '../../../parts/links/fund-paths.ts';
import { PageTools } from '../../../parts/reading/PageTools.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { latePart } from '../../../base/state/LatePart.tsx';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import page from './FundComparePage.module.css';
import { fundGroups } from './fund-groups.tsx';
import type { FundCompareData } from './load-fund-compare.ts';
import { partWords } from './part-words.ts';
import { fundWords } from '../../../words/funds/funds/words.ts';
import { fundCompareWords } from '../../../words/funds/fund-compare/words.ts';

/** It can be read as the server drew it. */
export const curveChart = latePart(
  'curve-chart',
  () => import('./CurveChart.tsx').then(({ CurveChart }) => CurveChart),
  'touched',
);

/** Funds side by side from one starting point (FUND-3); the address holds them, so it needs no script. */
export function FundComparePage({ data, record, query, language }: PageProps<FundCompareData>) {
  const { words: site } = useSite();
  const words = useWords(fundCompareWords);
  const all = useWords(fundWords);
  const parts = partWords(words);
  const { funds, curves, unknown, candidates, found } = data;
  const { path } = record;
  const codes = funds.map(({ fundCode }) => fundCode);
  const isOnly = query['only'] === 'different';
  const range = query['range'] === undefined ? {} : { range: query['range'] };
  const state = { ...range, ...(isOnly && { only: 'different' }) };
  const keyword = query['add'] ?? '';
  const groups = fundGroups({ funds, curves, words, all, site, language });
  const differences = groups.flatMap(({ rows }) => rows).filter(isDifferent).length;
  const dataDate = funds
    .map(({ navDate }) => navDate)
    .sort()
    .at(-1);
  const isFull = funds.length >= COMPARED_AT_MOST;
  const add = isFull ? undefined : (
    <AddToComparison path={path} codes={codes.join(',')} keyword={keyword} words={parts} />
  );
  return (
    <>
      <FundBanner />
      <div className={page.page}>
        <div className={styles.page}>
          <div className={styles.tools}>
            <p className={styles.chosen} role="status">
              <b>{words['compareFunds.chosen'](funds.length)}</b>
              <span className={styles.hint}>
                {funds.length > 1
                  ? words['compareFunds.differences'](differences)
                  : words['compareFunds.howTo']}
              </span>
            </p>
            {funds.length > 1 ? (
              <p data-stay="">
                <a
                  className={styles.only}
                  href={compareAddress(path, codes, isOnly ? range : { ...range, only: 'different' })}
                  aria-current={isOnly ? 'true' : undefined}
                >
                  <span className={styles.box}>{isOnly ? <Icon name="check" size={13} /> : null}</span>
                  {words['compareFunds.only']}
                </a>
              </p>
            ) : null}
            {funds.length > 0 ? <PageTools /> : null}
          </div>
          {unknown.length === 0 ? null : (
            <p className={styles.unknown}>
              {words['compareFunds.unknown'](unknown.join(words['compareFunds.and']))}
            </p>
          )}
          {found === undefined ? null : (
            <p className={styles.unknown} role="status">
              {isFull
                ? words['compareFunds.full'](COMPARED_AT_MOST)
                : words['compareFunds.found'](keyword, found)}
            </p>
          )}
          {candidates.length === 0 || isFull ? null : (
            <Candidates
              title={words[found === undefined ? 'compareFunds.start' : 'compareFunds.candidates']}
              products={candidates.map(({ fundCode, fundName, riskLevel }) => ({
                code: fundCode,
                name: fundName,
                riskLevel,
              }))}
              withHref={(code) => compareAddress(path, [...codes, code], state)}
              words={parts}
            />
          )}
          {funds.length === 0 ? (
            <div className={styles.empty}>
              <FromTray kind="fund" path={path} words={parts} />
              {add}
              <TextLink href={FUND_LIST_PATH}>{words['compareFunds.toList']}</TextLink>
            </div>
          ) : (
            <>
              <curveChart.Part curves={curves} path={path} query={query} />
              <CompareTable
                caption={words['compareFunds.caption']}
                corner={
                  <>
                    <span className={styles.title}>{words['compareFunds.title']}</span>
                    {dataDate === undefined || dataDate === '' ? null : (
                      <span className={styles.asOf}>
                        {words['compareFunds.asOf']}
                        <span className="num">{dayInData(dataDate, language)}</span>
                      </span>
                    )}
                  </>
                }
                heads={funds.map(({ fundCode, fundName, fundType }) => ({
                  key: fundCode,
                  content: (
                    <CompareHead
                      kind="fund"
                      kindName={site['home.fundTypes'][fundType]}
                      code={fundCode}
                      name={fundName}
                      href={fundPath(fundCode)}
                      withoutHref={compareAddress(
                        path,
                        codes.filter((one) => one !== fundCode),
                        state,
                      )}
                      words={parts}
                    />
                  ),
                }))}
                slot={add}
                groups={isOnly ? onlyDifferent(groups) : groups}
                different={words['compareFunds.different']}
              />
            </>
          )}
          <FundNotes />
        </div>
      </div>
    </>
  );
}
