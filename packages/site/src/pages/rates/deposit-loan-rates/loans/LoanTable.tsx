import { SortedTable, VisuallyHidden } from '@bank/ui';
import type { LoanRate } from '@bank/contract';
import { placesOf } from '../../../../base/decimal/decimal-units.ts';
import { useSorted } from '../../../../parts/reading/use-sorted.ts';
import { RateCells, RateHeads, rateSorts } from '../RateColumns.tsx';
import { ratesAddress } from '../rates-address.ts';
import table from '../table.module.css';
import { ratesWords } from '../../../../words/rates/rates/words.ts';
import { rateTableWords } from '../../../../words/rates/rate-tables/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';

interface LoanTableProps {
  labelledBy: string;
  rates: readonly LoanRate[];
  path: string;
}

/** Loans with the LPR and points that each follows, and the way to a calculation at that rate. */
export function LoanTable({ labelledBy, rates, path }: LoanTableProps) {
  const words = useWords(ratesWords, rateTableWords);
  const hasSpread = rates.some(({ lprTerm }) => lprTerm !== undefined);
  // A column keeps the same decimals: the housing fund quotes three.
  const places = Math.max(2, ...rates.map(({ rate }) => placesOf(rate)));
  const { rows, order } = useSorted(rates, rateSorts);
  return (
    <SortedTable order={order} className={table.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col" className={table.text}>
            {words['rates.loanColumn']}
          </th>
          {hasSpread ? (
            <th scope="col" className={table.text}>
              {words['rates.basisColumn']}
            </th>
          ) : null}
          <RateHeads order={order} />
          <th scope="col">{words['rates.tryColumn']}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((loan) => (
          <tr key={loan.kind + loan.termCode + (loan.home ?? '')}>
            <th scope="row" className={`${table.text} ${table.lead}`}>
              {loan.termName}
            </th>
            {hasSpread ? (
              <td className={`${table.text} ${table.muted}`}>
                {loan.lprTerm === undefined
                  ? '–'
                  : words['rates.spread'](words['rates.lprTerm'][loan.lprTerm], loan.basisPoints ?? 0)}
              </td>
            ) : null}
            <RateCells rate={loan.rate} prevRate={loan.prevRate} places={places} />
            <td>
              <a className={table.link} href={tryAddress(path, loan)}>
                <span aria-hidden="true">{words['rates.try']}</span>
                <VisuallyHidden>{words['rates.tryLoan'](loan.termName)}</VisuallyHidden>
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </SortedTable>
  );
}

function tryAddress(path: string, { lprTerm, basisPoints = 0, rate }: LoanRate): string {
  const priced = lprTerm === undefined ? { by: 'OWN', rate } : { by: lprTerm, points: String(basisPoints) };
  return `${ratesAddress(path, { subject: 'LOAN', isCalculator: true }, priced)}#calculator`;
}
