import { Change } from '@bank/ui';
import type { FundDetail, FundHolding } from '@bank/contract';
import { Allocation } from '../../../../parts/charts/allocation/Allocation.tsx';
import { addDecimals, compareDecimals, divideDecimals } from '../../../../base/decimal/arithmetic.ts';
import { dayInData } from '../../../../base/format/day.ts';
import { decimalSign, formatDecimal } from '../../../../base/format/decimal.ts';
import { formatChange, formatPercent } from '../../../../base/format/percent.ts';
import { DIRECTIONS } from '../../../../parts/blocks/RateChange.tsx';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { GlossaryLink } from '../../../../parts/terms/GlossaryLink.tsx';
import { fundFile } from '../fund-file.ts';
import { holdingParts } from '../holding-parts.ts';
import { FactTable } from './FactTable.tsx';
import { None } from './None.tsx';
import { TabSection } from './TabSection.tsx';
import { fundDetailWords } from '../../../../words/funds/fund-detail/words.ts';
import styles from './Holdings.module.css';

/** What the column of market values is counted in, as its head says: 万元, CNY million. */
const AMOUNT_UNIT = { CN: '10000', EN: '1000000' } as const;

interface HoldingsProps {
  fund: FundDetail;
  holdings: readonly FundHolding[];
  /** Without what the fund may hold and how it chooses, which its own tab has. */
  isShort?: boolean;
}

/** What the fund held at its newest report: one bar that is all of it, then the largest by name. */
export function Holdings({ fund, holdings, isShort = false }: HoldingsProps) {
  const { language } = useSite();
  const words = useWords(fundDetailWords);
  const day = (given: string) => dayInData(given, language);
  const [first] = holdings;
  const together = holdings.reduce((sum, { ratio }) => addDecimals(sum, ratio), '0');
  const { parts, total } = holdingParts(fund, holdings, {
    largest: words['fund.largest'](holdings.length),
    rest: words['fund.restOf'],
    other: words['fund.unlisted'],
  });
  const reported = fund.allocationDate ?? first?.reportDate;
  const isEmpty = parts.length === 0 && holdings.length === 0;
  if (isShort && isEmpty) return null;
  return (
    <>
      <TabSection
        id="fund-allocation"
        title={words['fund.allocation']}
        aside={
          isEmpty ? undefined : (
            <>
              <GlossaryLink code="NET_ASSETS_SHARE">{words['fund.share']}</GlossaryLink>
              {reported && words['fund.allocationOf'](day(reported))}
            </>
          )
        }
        {...(!isEmpty && {
          action: { href: fundFile('fund-holdings', fund.fundCode, language), name: words['fund.csv'] },
        })}
        note={compareDecimals(total, '100') > 0 ? words['fund.allocationNote'] : undefined}
      >
        {parts.length === 0 ? (
          <None>{words['fund.noAllocation']}</None>
        ) : (
          <>
            <Allocation allocation={parts} />
            <p className={styles.total}>
              {words['fund.total']} <b className="num">{formatPercent(total)}</b>
            </p>
          </>
        )}
        {isEmpty ? null : holdings.length === 0 ? (
          <None>{words['fund.noHoldings']}</None>
        ) : (
          <FactTable
            caption={words['fund.holdings'](holdings.length)}
            columns={[
              words['fund.security'],
              words['fund.share'],
              words['fund.shareChange'],
              words['fund.amount'],
              ...(isShort ? [] : [words['fund.shares']]),
            ]}
            rows={[
              ...holdings.map((holding) => ({
                // Codes of the demo are masked: two shares may have the same one.
                key: `${holding.stockCode} ${holding.stockName}`,
                cells: [
                  <>
                    {`${holding.stockName} `}
                    <small className={`num ${styles.code}`}>{holding.stockCode}</small>
                  </>,
                  <span key="ratio" className={styles.ratio}>
                    <Bar ratio={holding.ratio} most={first?.ratio ?? '100'} />
                    {formatPercent(holding.ratio)}
                  </span>,
                  holding.changeRatio === undefined ? (
                    words['fund.newHolding']
                  ) : (
                    <Change
                      key="change"
                      direction={DIRECTIONS[decimalSign(holding.changeRatio)]}
                      figure={formatChange(holding.changeRatio)}
                    />
                  ),
                  formatDecimal(divideDecimals(holding.amount, AMOUNT_UNIT[language], 2)),
                  ...(isShort ? [] : [formatDecimal(holding.shares)]),
                ],
                values: [undefined, holding.ratio, holding.changeRatio, holding.amount, holding.shares],
              })),
              // Without values, so that it stays below.
              {
                key: 'together',
                cells: [
                  <b key="name">{words['fund.together'](holdings.length)}</b>,
                  <strong key="sum">{formatPercent(together)}</strong>,
                  '',
                  '',
                  ...(isShort ? [] : ['']),
                ],
              },
            ]}
          />
        )}
      </TabSection>
      {isShort ? null : (
        <>
          <TabSection id="fund-scope" title={words['fund.scope']}>
            <p>{fund.scopeText}</p>
          </TabSection>
          <TabSection id="fund-strategy" title={words['fund.strategy']}>
            <p>{fund.strategy}</p>
          </TabSection>
        </>
      )}
    </>
  );
}

const WIDTH = 180;
/** What the longest bar stands for, at the least: bars of small holdings must not look like large ones. */
const LEAST_SCALE = 9;

/** Its length on the scale that all rows share; the figure beside it says the same. */
function Bar({ ratio, most }: { ratio: string; most: string }) {
  const length = (Number(ratio) / Math.max(Number(most), LEAST_SCALE)) * WIDTH;
  return (
    <svg className={styles.bar} width={WIDTH} height={8} viewBox={`0 0 ${WIDTH} 8`} aria-hidden="true">
      <rect className={styles.length} width={length.toFixed(1)} height={8} />
    </svg>
  );
}
