import { SortHead, SortedTable } from '@bank/ui';
import type { DepositRate } from '@bank/contract';
import { useSorted } from '../../../../parts/reading/use-sorted.ts';
import { formatMoney } from '../../../../base/format/money.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { RateCells, RateHeads, rateSorts } from '../RateColumns.tsx';
import { inGroups } from '../in-groups.ts';
import table from '../table.module.css';
import { ratesWords } from '../../../../words/rates/rates/words.ts';
import { rateTableWords } from '../../../../words/rates/rate-tables/words.ts';

/** Renminbi deposits: one group of lines for each kind; where they are sorted, every line says its kind. */
export function CnyTable({ rates }: { rates: readonly DepositRate[] }) {
  const { language } = useSite();
  const words = useWords(ratesWords, rateTableWords);
  const { rows, order } = useSorted(rates, {
    ...rateSorts,
    least: ({ minAmount }) => minAmount,
  });
  const nameOf = ({ kind }: DepositRate) => words['rates.kind'][kind];
  const groups =
    order.column === undefined
      ? inGroups(rows, nameOf)
      : rows.map((row): [string, DepositRate[]] => [nameOf(row), [row]]);
  return (
    <SortedTable order={order} className={table.table} aria-labelledby="cny-title">
      <thead>
        <tr>
          <th scope="col" className={table.text}>
            {words['rates.kindColumn']}
          </th>
          <th scope="col" className={table.text}>
            {words['rates.termColumn']}
          </th>
          <RateHeads order={order} />
          <SortHead order={order} by="least">
            {words['rates.minColumn']}
          </SortHead>
        </tr>
      </thead>
      {groups.map(([name, lines]) => (
        <tbody key={lines.map(({ kind, termCode }) => kind + termCode).join()}>
          {lines.map(({ kind, termCode, rate, prevRate, minAmount, stepAmount }, index) => (
            <tr key={kind + termCode}>
              {index === 0 ? (
                <th
                  scope="rowgroup"
                  rowSpan={lines.length}
                  className={`${table.text} ${table.lead} ${order.column === undefined ? table.group : ''}`}
                >
                  {name}
                </th>
              ) : null}
              <th scope="row" className={`${table.text} ${table.whole}`}>
                {kind === 'AGREEMENT' || kind === 'DEMAND'
                  ? '–'
                  : (words['rates.term'][termCode] ?? termCode)}
              </th>
              <RateCells rate={rate} prevRate={prevRate} places={2} />
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
    </SortedTable>
  );
}
