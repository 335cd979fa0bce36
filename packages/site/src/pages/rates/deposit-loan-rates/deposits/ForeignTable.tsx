import { Change, SortHead, SortedTable, VisuallyHidden } from '@bank/ui';
import type { DepositRate } from '@bank/contract';
import { decimalSign, formatDecimal, formatSigned } from '../../../../base/format/decimal.ts';
import { basisPointsBetween } from '../../../../base/format/basis-points.ts';
import { useSorted } from '../../../../parts/reading/use-sorted.ts';
import { WideTable } from '../../../../parts/reading/WideTable.tsx';
import { inGroups } from '../in-groups.ts';
import table from '../table.module.css';
import { ratesWords } from '../../../../words/rates/rates/words.ts';
import { rateTableWords } from '../../../../words/rates/rate-tables/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';

const TERMS = ['0', '7D', '1M', '3M', '6M', '1Y', '2Y'] as const;

type Line = [string, DepositRate[]];
const lineOf = ([, lines]: Line, term: string) => lines.find(({ termCode }) => termCode === term);

/** What a currency has in each column. */
const COLUMNS = {
  ...(Object.fromEntries(TERMS.map((term) => [term, (line: Line) => lineOf(line, term)?.rate])) as Record<
    (typeof TERMS)[number],
    (line: Line) => string | undefined
  >),
  least: ([, [first]]: Line) => first?.minAmount,
};

/** Foreign currencies down, terms across. */
export function ForeignTable({ rates }: { rates: readonly DepositRate[] }) {
  const words = useWords(ratesWords, rateTableWords);
  const currencies = inGroups(rates, ({ currency }) => currency);
  const { rows, order } = useSorted(currencies, COLUMNS);
  return (
    <WideTable labelledBy="foreign-title">
      <SortedTable order={order} className={table.table} aria-labelledby="foreign-title">
        <thead>
          <tr>
            <th scope="col" className={table.text}>
              {words['rates.currencyColumn']}
            </th>
            {TERMS.map((term) => (
              <SortHead key={term} order={order} by={term}>
                {words['rates.term'][term]}
              </SortHead>
            ))}
            <SortHead order={order} by="least">
              {words['rates.minForeign']}
            </SortHead>
          </tr>
        </thead>
        <tbody>
          {rows.map(([currency, lines]) => (
            <tr key={currency}>
              <th scope="row" className={`${table.text} ${table.lead}`}>
                {words['rates.currency'][currency] ?? currency}
                <span className={table.code}>{currency}</span>
              </th>
              {TERMS.map((term) => (
                <td key={term} className="num">
                  <RateCell line={lineOf([currency, lines], term)} />
                </td>
              ))}
              <td className="num">{formatDecimal(lines[0]?.minAmount ?? '0')}</td>
            </tr>
          ))}
        </tbody>
      </SortedTable>
    </WideTable>
  );
}

function RateCell({ line }: { line: DepositRate | undefined }) {
  const words = useWords(ratesWords, rateTableWords);
  if (line === undefined) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{words['rates.notOffered']}</VisuallyHidden>
      </>
    );
  }
  const points = line.prevRate === undefined ? '0' : basisPointsBetween(line.prevRate, line.rate);
  const sign = decimalSign(points);
  if (sign === 0) return formatDecimal(line.rate, 2);
  const figure = formatSigned(points);
  return (
    <>
      {formatDecimal(line.rate, 2)}
      <span className={table.small} aria-hidden="true">
        <Change direction={sign === 1 ? 'rise' : 'fall'} figure={figure} />
      </span>
      <VisuallyHidden>{words['rates.changed'](figure)}</VisuallyHidden>
    </>
  );
}
