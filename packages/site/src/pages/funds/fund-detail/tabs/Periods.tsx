import { PeerDots, VisuallyHidden } from '@bank/ui';
import type { FundDetail, FundRank, FundStanding } from '@bank/contract';
import { dayInData } from '../../../../base/format/day.ts';
import { formatDecimal } from '../../../../base/format/decimal.ts';
import { formatChange, formatPercent } from '../../../../base/format/percent.ts';
import { RateChange } from '../../../../parts/blocks/RateChange.tsx';
import type { HistoryRange } from '../../../../parts/charts/history/history-range.ts';
import { Term } from '../../../../parts/terms/Term.tsx';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { fundFile } from '../fund-file.ts';
import { FactTable } from './FactTable.tsx';
import { TabSection } from './TabSection.tsx';
import { fundWords } from '../../../../words/funds/funds/words.ts';
import { fundDetailWords } from '../../../../words/funds/fund-detail/words.ts';
import { historyWords } from '../../../../words/rates/history/words.ts';
import styles from './Periods.module.css';

interface PeriodsProps {
  fund: FundDetail;
  risk: FundStanding['risk'];
  range: HistoryRange;
}

/** Each window's return beside benchmark, peers and rank on one axis; then the risk of the window that is shown. */
export function Periods({ fund, risk, range }: PeriodsProps) {
  const { language } = useSite();
  const all = useWords(fundWords);
  const words = useWords(fundDetailWords);
  if (fund.performance.length === 0) return null;
  const none = (
    <>
      <span aria-hidden="true">{words['fund.none']}</span>
      <VisuallyHidden>{words['fund.notKnown']}</VisuallyHidden>
    </>
  );
  const place = (rank: FundRank) =>
    all['funds.rank'](formatDecimal(String(rank.place)), formatDecimal(String(rank.of)));
  const change = (value: string | undefined) => (value === undefined ? none : <RateChange value={value} />);
  // The whole history may be many times as long as the rest: on one axis with it nothing else could be told apart.
  const onAxis = fund.performance.filter(({ window }) => window !== 'ALL');
  const values = onAxis.flatMap(({ benchmark, peerAverage, return: own }) =>
    [own, benchmark, peerAverage].flatMap((value) => (value === undefined ? [] : [Number(value)])),
  );
  const axis = { lowest: Math.min(0, ...values), highest: Math.max(0, ...values) };
  return (
    <TabSection
      id="fund-windows"
      title={words['fund.performance']}
      aside={fund.navDate === '' ? undefined : words['fund.windowEnd'](dayInData(fund.navDate, language))}
      action={{ href: fundFile('fund-periods', fund.fundCode, language), name: words['fund.csv'] }}
    >
      <div className={styles.table}>
        <FactTable
          caption={words['fund.performance']}
          columns={[
            words['fund.window'],
            words['fund.dots'],
            words['fund.this'],
            words['fund.benchmarkShort'],
            words['fund.peers'],
            words['fund.rank'],
          ]}
          rows={fund.performance.map(({ window, rank, benchmark, peerAverage, return: own }) => ({
            key: window,
            cells: [
              <>
                {`${all['funds.window'][window] ?? window} `}
                {rank === undefined ? null : (
                  <small className={`num ${styles.rank}`}>{words['fund.rankIs'](place(rank))}</small>
                )}
              </>,
              window === 'ALL' ? (
                ''
              ) : (
                <PeerDots
                  key="dots"
                  own={own}
                  benchmark={benchmark}
                  peers={peerAverage}
                  {...axis}
                  width={208}
                />
              ),
              change(own),
              change(benchmark),
              change(peerAverage),
              rank === undefined ? none : place(rank),
            ],
            values: [undefined, undefined, own, benchmark, peerAverage],
          }))}
        />
      </div>
      {risk === undefined ? null : <Risk risk={risk} range={range} />}
    </TabSection>
  );
}

function Risk({ risk, range }: { risk: NonNullable<FundStanding['risk']>; range: HistoryRange }) {
  const words = useWords(fundDetailWords);
  const ranges = useWords(historyWords);
  const { volatility, maxDrawdown, sharpe, trackingError, riskFree } = risk;
  const figures = [
    ['VOLATILITY', words['fund.volatility'], formatPercent(volatility)],
    ['MAX_DRAWDOWN', words['fund.deepestFall'], formatChange(maxDrawdown)],
    ['SHARPE', words['fund.indexSharpe'], sharpe === undefined ? undefined : formatDecimal(sharpe, 2)],
    [
      undefined,
      words['fund.trackingError'],
      trackingError === undefined ? undefined : formatPercent(trackingError),
    ],
  ] as const;
  return (
    <>
      <dl className={styles.risk}>
        {figures.map(([code, name, figure]) => (
          <div key={name}>
            <dt>{code === undefined ? name : <Term code={code}>{name}</Term>}</dt>
            <dd className="num">{figure ?? words['fund.none']}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {words['fund.riskNote'](ranges['history.rangeName'][range], formatPercent(riskFree))}
      </p>
    </>
  );
}
