import { Change, VisuallyHidden } from '@bank/ui';
import { decimalSign, formatSigned } from '../../../base/format/decimal.ts';
import { basisPointsBetween } from '../../../base/format/basis-points.ts';
import { ratesWords } from '../../../words/rates/rates/words.ts';
import { rateTableWords } from '../../../words/rates/rate-tables/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

interface PointsChangeProps {
  rate: string;
  /** Absent in the first version: there is nothing to compare with. */
  prevRate: string | undefined;
}

/** A rate against the version before, in basis points: mark, sign and figure (RATE-2). */
export function PointsChange({ rate, prevRate }: PointsChangeProps) {
  const words = useWords(ratesWords, rateTableWords);
  const points = prevRate === undefined ? '0' : basisPointsBetween(prevRate, rate);
  const sign = decimalSign(points);
  if (sign !== 0) return <Change direction={sign === 1 ? 'rise' : 'fall'} figure={formatSigned(points)} />;
  return (
    <>
      <span aria-hidden="true">
        <Change direction="flat" figure="" />
      </span>
      {prevRate === undefined ? null : <VisuallyHidden>{words['rates.unchanged']}</VisuallyHidden>}
    </>
  );
}
