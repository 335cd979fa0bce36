import { fromUnits } from '../../../../base/decimal/decimal-units.ts';
import { formatDecimal } from '../../../../base/format/decimal.ts';

/** 449045n → `4490.45`, for files. */
export function plainCents(cents: bigint): string {
  return fromUnits(cents, 2);
}

/** 449045n → `4,490.45`. */
export function formatCents(cents: bigint): string {
  return formatDecimal(plainCents(cents));
}
