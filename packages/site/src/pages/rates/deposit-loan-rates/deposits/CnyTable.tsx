import type { DepositRate } from '@bank/contract';
import { formatDecimal } from '../../../../base/format/decimal.ts';
import { formatMoney } from '../../../../base/format/money.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { PointsChange } from '../PointsChange.tsx';
import { inGroups } from '../in-groups.ts';
import table from '../table.module.css';
import { ratesWords } from '../../../../words/rates/rates/words.ts';
import { rateTableWords } from '../../../../words/rates/rate-tables/words.ts';

/** Renminbi deposits: one group of lines for each kind. */
export function CnyTable({ rates }: { rates: readonly DepositRate[] }) {
  const { language } = useSite();
  const words = useWords(ratesWords, rateTableWords);
  const groups = inGroups(rates, ({ kind }) => words['rates.kind'][kind]);
  return (
    <table className={table.table} aria-labelledby="cny-title">
      <thead>
        <tr>
          <th scope="col" className={table.text}>
            {words['rates.kindColumn']}
          </th>
          <th scope="col" className={table.text}>
            {words['rates.termColumn']}
          </th>
          <th scope="col">{words['rates.unit']}</th>
          <th scope="col">{words['rates.changeColumn']}</th>
          <th scope="col">{words['rates.minColumn']}</th>
        </tr>
      </thead>
      {groups.map(([name, lines]) => (
        <tbody key={name}>
          {lines.map(({ kind, termCode, rate, prevRate, minAmount, stepAmount }, index) => (
            <tr key={kind + termCode}>
              {index === 0 ? (
                <th
                  scope="rowgroup"
                  rowSpan={lines.length}
                  className={`${table.text} ${table.group} ${table.lead}`}
                >
                  {name}
                </th>
              ) : null}
              <th scope="row" className={`${table.text} ${table.whole}`}>
                {kind === 'AGREEMENT' || kind === 'DEMAND'
                  ? '–'
                  : (words['rates.term'][termCode] ?? termCode)}
              </th>
              <td className={`num ${table.rate}`}>{formatDecimal(rate, 2)}</td>
              <td>
                <PointsChange rate={rate} prevRate={prevRate} />
              </td>
              <td className="num">
                {minAmount === undefined ? '–' : formatMoney(minAmount, 'CNY', language)}
                {stepAmount === undefined ? null : (
                  <small className={table.small}>
                    {words['rates.step'](formatMoney(stepAmount, 'CNY', language))}
                  </small>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
