import { RiskLevel, Sparkline } from '@bank/ui';
import { RateChange } from '../../../parts/blocks/RateChange.tsx';
import type { ShownFund } from '../../../parts/wealth/shown-products.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import table from '../../../parts/blocks/price-table.module.css';
import { shortDay } from '../../../base/format/day.ts';
import { formatDecimal } from '../../../base/format/decimal.ts';
import { formatChange } from '../../../base/format/percent.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { fundPath } from '../../../parts/links/fund-paths.ts';
import { riskNumber } from '../../../base/format/risk-number.ts';
import { homeWords } from '../../../words/home/home-page/words.ts';
import styles from './FundTable.module.css';

/** Net values, changes and the last year; on a phone name, curve, value and day. */
export function FundTable({ funds }: { funds: readonly ShownFund[] }) {
  const to = useAddress();
  const here = useSite();
  const words = useWords(homeWords);
  return (
    <table className={`${table.table} ${table.tall} ${styles.table}`} aria-label={words['home.fundTitle']}>
      <thead>
        <tr>
          <th scope="col" className={`${table.text} ${styles.nameColumn}`}>
            {words['home.fundName']}
          </th>
          <th scope="col" className={`${table.text} ${table.wide}`}>
            {words['home.fundRisk']}
          </th>
          <th scope="col">{words['home.fundNav']}</th>
          <th scope="col" className={table.wide}>
            {words['home.fundDay']}
          </th>
          <th scope="col" className={table.wide}>
            {words['home.fundYear']}
          </th>
          <th scope="col" className={`${table.wide} ${styles.trendColumn}`}>
            {words['home.fundTrend']}
          </th>
        </tr>
      </thead>
      <tbody>
        {funds.map((fund) => {
          const risk = { level: riskNumber(fund.riskLevel), code: fund.riskLevel };
          const trend = {
            values: fund.trend,
            conclusion: words['home.fundTrendConclusion'](formatChange(fund.trend.at(-1) ?? '0')),
          };
          return (
            <tr key={fund.fundCode}>
              <th scope="row" className={`${table.text} ${table.name}`}>
                <span className={styles.cell}>
                  <span className={styles.words}>
                    <a className={table.row} href={to(fundPath(fund.fundCode))}>
                      {fund.fundName}
                    </a>
                    <span className={`${table.facts} ${table.wide}`}>
                      <span className="num">{fund.fundCode}</span>
                      <span>{words['home.fundTypes'][fund.fundType]}</span>
                    </span>
                    <span className={`${table.facts} ${table.narrow}`}>
                      <RiskLevel {...risk} />
                      <span className="num">{fund.fundCode}</span>
                    </span>
                  </span>
                  <span className={table.narrow}>
                    <Sparkline {...trend} width={72} height={32} />
                  </span>
                </span>
              </th>
              <td className={`${table.text} ${table.wide}`}>
                <RiskLevel {...risk} />
              </td>
              <td className={`num ${table.figure}`}>
                {formatDecimal(fund.unitNav, 4)}
                <small className={`num ${table.wide}`}>{shortDay(fund.navDate, here)}</small>
                <small className={`${table.narrow} ${styles.day}`}>
                  <RateChange value={fund.dayRate} />
                </small>
              </td>
              <td className={table.wide}>
                <RateChange value={fund.dayRate} />
              </td>
              <td className={table.wide}>
                <RateChange value={fund.returns.Y1 ?? ''} />
              </td>
              <td className={table.wide}>
                <Sparkline {...trend} width={150} height={40} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
