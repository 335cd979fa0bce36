import type { FundDetail, FundHolding } from '@bank/contract';
import { addDecimals, compareDecimals, subtractDecimals } from '../../../base/decimal/arithmetic.ts';

interface HoldingPart {
  name: string;
  /** Per cent of net assets. */
  share: string;
}

interface HoldingParts {
  parts: HoldingPart[];
  /** `100.00`, or more where the fund borrowed against its bonds. */
  total: string;
}

/**
 * What the fund holds as parts that together are all of it: its largest holdings, the rest of their class, the other
 * classes, and what no class names. Holdings of several classes stand with the largest class.
 */
export function holdingParts(
  { allocation }: Pick<FundDetail, 'allocation'>,
  holdings: readonly FundHolding[],
  names: { largest: string; rest: (kind: string) => string; other: string },
): HoldingParts {
  const largest = holdings.reduce((sum, { ratio }) => addDecimals(sum, ratio), '0.00');
  const kind = holdings[0]?.kind;
  // The names that are listed belong to one class: that of the shares, bonds or funds which the fund lives by.
  const own = allocation.find((part) => part.kind === kind);
  const isWithin = own !== undefined && compareDecimals(largest, own.share) <= 0 && holdings.length > 0;
  const parts: HoldingPart[] = allocation.flatMap((part) =>
    part === own && isWithin
      ? [
          { name: names.largest, share: largest },
          { name: names.rest(part.name), share: subtractDecimals(part.share, largest) },
        ]
      : [{ name: part.name, share: addDecimals(part.share, '0.00') }],
  );
  const sum = parts.reduce((total, { share }) => addDecimals(total, share), '0.00');
  if (parts.length === 0 || compareDecimals(sum, '100') >= 0) return { parts, total: sum };
  return {
    parts: [...parts, { name: names.other, share: subtractDecimals('100.00', sum) }],
    total: '100.00',
  };
}
