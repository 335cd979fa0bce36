import { SortHead, type RowOrder } from '@bank/ui';
import { basisPointsBetween } from '../../../base/format/basis-points.ts';
import { formatDecimal } from '../../../base/format/decimal.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { rateTableWords } from '../../../words/rates/rate-tables/words.ts';
import { ratesWords } from '../../../words/rates/rates/words.ts';
import { PointsChange } from './PointsChange.tsx';
import table from './table.module.css';

/* The two columns that tables of deposits and of loans share: what holds, and what it was changed by. */

interface ChangedRate {
  rate: string;
  prevRate?: string | undefined;
}

/** What the two are sorted by. */
export const rateSorts = {
  rate: ({ rate }: ChangedRate) => rate,
  change: ({ rate, prevRate }: ChangedRate) =>
    prevRate === undefined ? undefined : basisPointsBetween(prevRate, rate),
};

export function RateHeads<More extends string>({
  order,
}: {
  order: RowOrder<More | keyof typeof rateSorts>;
}) {
  const words = useWords(ratesWords, rateTableWords);
  return (
    <>
      <SortHead order={order} by="rate">
        {words['rates.unit']}
      </SortHead>
      <SortHead order={order} by="change">
        {words['rates.changeColumn']}
      </SortHead>
    </>
  );
}

export function RateCells({ rate, prevRate, places }: Required<ChangedRate> & { places: number }) {
  return (
    <>
      <td className={`num ${table.rate}`}>{formatDecimal(rate, places)}</td>
      <td>
        <PointsChange rate={rate} prevRate={prevRate} />
      </td>
    </>
  );
}
