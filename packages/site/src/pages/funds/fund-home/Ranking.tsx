import { RiskLevel, SectionHead, SortHead, SortedTable, Sparkline, TextLink } from '@bank/ui';
import type { Fund, FundClass } from '@bank/contract';
import { useSorted } from '../../../parts/reading/use-sorted.ts';
import { RateChange } from '../../../parts/blocks/RateChange.tsx';
import { useAddress } from '../../../parts/links/use-address.ts';
import table from '../../../parts/blocks/price-table.module.css';
import { FUND_LIST_PATH, fundPath } from '../../../parts/links/fund-paths.ts';
import { ChoiceLinks } from '../../../parts/lists/ChoiceLinks.tsx';
import { formatDecimal } from '../../../base/format/decimal.ts';
import { formatChange, formatPercent } from '../../../base/format/percent.ts';
import { riskNumber } from '../../../base/format/risk-number.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { fundHomeWords } from '../../../words/funds/fund-home/words.ts';
import { fundWords } from '../../../words/funds/funds/words.ts';
import styles from './Ranking.module.css';

export interface RankingProps {
  type: Fund['fundType'];
  /** Of the type, the highest return first. */
  funds: readonly Fund[];
  /** The types that are ranked, and how many funds there are in all. */
  classes: readonly FundClass[];
  total: number;
  path: string;
}

/** Five funds of a type: what they returned and how deep they fell, on one axis. */
export function Ranking({ type, funds, classes, total, path }: RankingProps) {
  const to = useAddress();
  const words = useWords(fundHomeWords);
  const all = useWords(fundWords);
  const { rows, order } = useSorted(funds, {
    year: ({ returns }) => returns.Y1,
    fall: ({ maxDrawdown }) => maxDrawdown,
    sharpe: ({ sharpe }) => sharpe,
  });
  const [first] = classes;
  const most = Math.max(
    40,
    ...funds.flatMap(({ returns, maxDrawdown }) => [
      Math.abs(Number(returns.Y1 ?? 0)),
      -Number(maxDrawdown ?? 0),
    ]),
  );
  return (
    <section className={styles.ranking} aria-labelledby="fund-ranking" data-elder-hide="">
      <SectionHead
        id="fund-ranking"
        title={words['zone.ranking']}
        caption={words['zone.rankingText']}
        more={
          <TextLink variant="more" href={to(FUND_LIST_PATH)}>
            {words['zone.rankingAll'](total)}
          </TextLink>
        }
      />
      <div className={styles.tabs} data-stay="">
        <ChoiceLinks
          look="tabs"
          label={words['zone.rankingTypes']}
          choices={classes.map(({ code, name }) => ({
            name,
            href: code === first?.code ? `${path}#fund-ranking` : `${path}?type=${code}#fund-ranking`,
            isCurrent: code === type,
          }))}
        />
      </div>
      <SortedTable order={order} className={`${table.table} ${styles.table}`} aria-labelledby="fund-ranking">
        <thead>
          <tr>
            <th scope="col" className={table.text}>
              {words['zone.name']}
            </th>
            <th scope="col" className={styles.key}>
              <span aria-hidden="true">□</span>
              {` ${words['zone.fall']} `}
              <span aria-hidden="true">■</span>
              {` ${words['zone.year']}`}
            </th>
            <SortHead order={order} by="year" isTextOnPhones>
              {all['funds.window']['Y1']}
            </SortHead>
            <SortHead order={order} by="fall" isTextOnPhones>
              {words['zone.fall']}
            </SortHead>
            <SortHead order={order} by="sharpe" isTextOnPhones>
              {words['zone.sharpe']}
            </SortHead>
            <th scope="col">{words['zone.trend']}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((fund) => (
            <tr key={fund.fundCode}>
              <th scope="row" className={`${table.text} ${table.name} ${styles.name}`}>
                <a href={to(fundPath(fund.fundCode))}>{fund.fundName}</a>
                <span className={styles.facts}>
                  <span className="num">{fund.fundCode}</span>{' '}
                  <RiskLevel level={riskNumber(fund.riskLevel)} code={fund.riskLevel} />
                </span>
              </th>
              <td className={styles.bars}>
                <Bars fund={fund} most={most} />
              </td>
              <td className={styles.year}>
                <RateChange value={fund.returns.Y1 ?? ''} />
              </td>
              <td className={`num ${styles.fall}`}>
                <span className={styles.deepest}>{words['zone.deepest']} </span>
                {fund.maxDrawdown === undefined ? '–' : formatPercent(fund.maxDrawdown)}
              </td>
              <td className={`num ${styles.wide}`}>
                {fund.sharpe === undefined ? '–' : formatDecimal(fund.sharpe, 2)}
              </td>
              <td className={styles.wide}>
                {fund.trend.length < 2 ? null : (
                  <Sparkline
                    values={fund.trend}
                    width={120}
                    height={34}
                    conclusion={words['zone.trendConclusion'](formatChange(fund.trend.at(-1) ?? '0'))}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </SortedTable>
    </section>
  );
}

const [WIDTH, ZERO] = [420, 150];

/** The return as a full bar from zero, the deepest fall as a hollow one the other way. */
function Bars({ fund, most }: { fund: Fund; most: number }) {
  const gain = Number(fund.returns.Y1 ?? 0);
  const fall = -Number(fund.maxDrawdown ?? 0);
  const wide = (value: number) => Number(((value * (WIDTH - ZERO)) / most).toFixed(1));
  const back = (value: number) => Math.min(wide(value), ZERO);
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${WIDTH} 34`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.zero} d={`M${ZERO} 4v26`} />
      <rect className={styles.hollow} x={ZERO - back(fall)} y={11} width={back(fall)} height={12} />
      {gain < 0 ? (
        <rect className={styles.full} x={ZERO - back(-gain)} y={14} width={back(-gain)} height={6} />
      ) : (
        <rect className={styles.full} x={ZERO} y={11} width={wide(gain)} height={12} />
      )}
    </svg>
  );
}
