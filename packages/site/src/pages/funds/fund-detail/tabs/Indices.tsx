import { Fragment } from 'react';
import type { FundIndex, FundIssue } from '@bank/contract';
import { divideDecimals } from '../../../../base/decimal/arithmetic.ts';
import { dayInData } from '../../../../base/format/day.ts';
import { formatDecimal } from '../../../../base/format/decimal.ts';
import { formatLargeMoney } from '../../../../base/format/large-money.ts';
import { formatMoney } from '../../../../base/format/money.ts';
import { formatPercent } from '../../../../base/format/percent.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { GlossaryLink } from '../../../../parts/terms/GlossaryLink.tsx';
import { FactTable } from './FactTable.tsx';
import { None } from './None.tsx';
import { TabSection } from './TabSection.tsx';
import { fundDetailWords } from '../../../../words/funds/fund-detail/words.ts';
import { bracketed } from '../../../../base/format/punctuation.ts';

/** What columns of large amounts are counted in. */
const LARGE = { CN: { digits: 8, unit: '亿元' }, EN: { digits: 6, unit: 'CNY million' } } as const;

/** Net assets, profit and risk by report, and how the fund was issued. */
export function Indices({ indices, issue }: { indices: readonly FundIndex[]; issue: FundIssue }) {
  const { language } = useSite();
  const words = useWords(fundDetailWords);
  const none = words['fund.none'];
  const terms = [
    ['SHARPE', words['fund.indexSharpe']],
    ['MAX_DRAWDOWN', words['fund.indexFall']],
    ['VOLATILITY', words['fund.indexDeviation']],
  ] as const;
  const note = (
    <>
      {words['fund.indexNote']}
      {terms.map(([code, name]) => (
        <Fragment key={code}>
          {' '}
          <GlossaryLink code={code}>{name}</GlossaryLink>
        </Fragment>
      ))}
    </>
  );
  const day = (given: string) => dayInData(given, language);
  const { digits, unit } = LARGE[language];
  const large = (amount: string) => formatDecimal(divideDecimals(amount, `1${'0'.repeat(digits)}`, 2));
  return (
    <>
      <TabSection id="fund-indices" title={words['fund.indexTitle']} note={note}>
        {indices.length === 0 ? (
          <None>{words['fund.noIndices']}</None>
        ) : (
          <FactTable
            caption={words['fund.indexTitle']}
            columns={[
              words['fund.reportDate'],
              words['fund.netAsset'] + bracketed(unit, language),
              words['fund.profit'] + bracketed(unit, language),
              words['fund.indexSharpe'],
              words['fund.indexFall'],
              words['fund.indexDeviation'],
            ]}
            rows={indices.map(({ reportDate, netAsset, profit, sharpe, maxDrawdown, stdDev }) => ({
              key: reportDate,
              cells: [
                day(reportDate),
                large(netAsset),
                large(profit),
                sharpe === undefined ? none : formatDecimal(sharpe, 2),
                maxDrawdown === undefined ? none : formatPercent(maxDrawdown),
                stdDev === undefined ? none : formatPercent(stdDev),
              ],
              values: [reportDate, netAsset, profit, sharpe, maxDrawdown, stdDev],
            }))}
          />
        )}
      </TabSection>
      <TabSection id="fund-issue" title={words['fund.issueTitle']}>
        <FactTable
          caption={words['fund.issueTitle']}
          columns={[words['fund.raise'], words['fund.raised'], words['fund.issuePrice']]}
          rows={[
            {
              key: 'issue',
              cells: [
                words['fund.between'](day(issue.raiseStart), day(issue.raiseEnd)),
                issue.raiseAmount === '' ? none : formatLargeMoney(issue.raiseAmount, 'CNY', language),
                formatMoney(issue.unitPrice, 'CNY', language),
              ],
            },
          ]}
        />
      </TabSection>
    </>
  );
}
