import type { FundDetail, FundHolding } from '@bank/contract';
import { Allocation } from '../../../../parts/charts/allocation/Allocation.tsx';
import { addDecimals, divideDecimals } from '../../../../base/decimal/arithmetic.ts';
import { dayInData } from '../../../../base/format/day.ts';
import { formatDecimal, formatSigned } from '../../../../base/format/decimal.ts';
import { formatPercent } from '../../../../base/format/percent.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { GlossaryLink } from '../../../../parts/terms/GlossaryLink.tsx';
import { FactTable } from './FactTable.tsx';
import { None } from './None.tsx';
import { Section } from './Section.tsx';
import { fundDetailWords } from '../../../../words/funds/fund-detail/words.ts';
import styles from './Holdings.module.css';

/** What the column of market values is counted in, as its head says: 万元, CNY million. */
const AMOUNT_UNIT = { CN: '10000', EN: '1000000' } as const;

/** What the fund held at its newest report, by class and by name, and what it may hold. */
export function Holdings({ fund, holdings }: { fund: FundDetail; holdings: readonly FundHolding[] }) {
  const { language } = useSite();
  const words = useWords(fundDetailWords);
  const day = (given: string) => dayInData(given, language);
  const [first] = holdings;
  const together = holdings.reduce((sum, { ratio }) => addDecimals(sum, ratio), '0');
  return (
    <>
      <Section
        id="fund-allocation"
        title={words['fund.allocation']}
        aside={fund.allocationDate && words['fund.allocationOf'](day(fund.allocationDate))}
        note={
          <>
            {words['fund.allocationNote']}{' '}
            <GlossaryLink code="NET_ASSETS_SHARE">{words['fund.share']}</GlossaryLink>
          </>
        }
      >
        {fund.allocation.length === 0 ? (
          <None>{words['fund.noAllocation']}</None>
        ) : (
          <Allocation allocation={fund.allocation} />
        )}
      </Section>
      <Section
        id="fund-holdings"
        title={words['fund.holdings'](holdings.length || 10)}
        aside={first && words['fund.holdingsShare'](formatPercent(together), day(first.reportDate))}
      >
        {holdings.length === 0 ? (
          <None>{words['fund.noHoldings']}</None>
        ) : (
          <FactTable
            caption={words['fund.holdings'](holdings.length)}
            columns={[
              words['fund.security'],
              words['fund.share'],
              words['fund.shareChange'],
              words['fund.amount'],
              words['fund.shares'],
            ]}
            rows={holdings.map((holding) => ({
              key: holding.stockCode,
              cells: [
                <>
                  {holding.stockName}
                  <small className="num">{holding.stockCode}</small>
                </>,
                <span key="ratio" className={styles.ratio}>
                  <Bar ratio={holding.ratio} most={first?.ratio ?? '100'} />
                  {formatPercent(holding.ratio)}
                </span>,
                holding.changeRatio === undefined
                  ? words['fund.newHolding']
                  : formatSigned(holding.changeRatio, 2),
                formatDecimal(divideDecimals(holding.amount, AMOUNT_UNIT[language], 2)),
                formatDecimal(holding.shares),
              ],
            }))}
          />
        )}
      </Section>
      <Section id="fund-scope" title={words['fund.scope']}>
        <p>{fund.scopeText}</p>
      </Section>
      <Section id="fund-strategy" title={words['fund.strategy']}>
        <p>{fund.strategy}</p>
      </Section>
    </>
  );
}

const WIDTH = 120;

/** Its length against the largest holding; the figure beside it says the same. */
function Bar({ ratio, most }: { ratio: string; most: string }) {
  const length = (Number(ratio) / Number(most)) * WIDTH;
  return (
    <svg className={styles.bar} width={WIDTH} height={4} viewBox={`0 0 ${WIDTH} 4`} aria-hidden="true">
      <rect className={styles.ground} width={WIDTH} height={4} />
      <rect className={styles.length} width={length.toFixed(1)} height={4} />
    </svg>
  );
}
