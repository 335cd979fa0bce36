import { Change, type Direction } from '@bank/ui';
import { decimalSign } from '../../base/format/decimal.ts';
import { formatChange } from '../../base/format/percent.ts';

export const DIRECTIONS: Record<-1 | 0 | 1, Direction> = { [-1]: 'fall', 0: 'flat', 1: 'rise' };

/** A change in per cent as the contract carries it; '' is not known and shows the dash too. */
export function RateChange({ value }: { value: string }) {
  if (value === '') return <Change direction="flat" figure="" />;
  return <Change direction={DIRECTIONS[decimalSign(value)]} figure={formatChange(value)} />;
}
