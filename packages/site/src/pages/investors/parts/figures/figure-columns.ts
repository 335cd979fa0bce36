import type { KeyFigures } from '@bank/contract';
import type { ChangeColumn, RatioPoint } from '@bank/ui';
import { decimalSign, formatDecimal, formatSigned } from '../../../../base/format/decimal.ts';
import { percentChange } from '../../../../base/format/percent-change.ts';

/** Levels that are worth a picture; the table has them all. */
export const LEVELS = ['NET_PROFIT', 'OPERATING_INCOME', 'TOTAL_ASSETS', 'DIVIDEND'] as const;
/** Ratios of quality and capital. */
export const RATIOS = ['NPL_RATIO', 'TIER1_RATIO', 'COVERAGE'] as const;
/** What the regulator asks for at least, per cent. */
export const FLOORS: Readonly<Record<string, string>> = { TIER1_RATIO: '8.5', COVERAGE: '150' };

const MARKS = { [-1]: '▼ ', 0: '', 1: '▲ ' } as const;

export interface Figure {
  code: string;
  name: string;
  unit: string;
  /** Oldest year first. */
  values: { year: string; value: string }[];
}

/** One figure through the years; undefined where the newest year has none of it. */
export function figureOf(years: readonly KeyFigures[], code: string): Figure | undefined {
  const shown = years[0]?.items.find((item) => item.code === code);
  if (shown === undefined) return undefined;
  const values = years.toReversed().flatMap(({ year, items }) => {
    const value = items.find((item) => item.code === code)?.value;
    return value === undefined ? [] : [{ year, value }];
  });
  return { code, name: shown.name, unit: shown.unit, values };
}

/** The years as columns, each with its change on the year before in per cent, to one decimal. */
export function toColumns({ values }: Figure): ChangeColumn[] {
  return values.map(({ year, value }, index) => {
    const before = values[index - 1];
    const percent = before === undefined ? '' : percentChange(before.value, value, 1);
    return {
      label: year,
      value,
      shown: formatDecimal(value),
      change:
        percent === ''
          ? undefined
          : { percent, shown: `${MARKS[decimalSign(percent)]}${formatSigned(percent)}%` },
    };
  });
}

/** The years as points of a ratio, with what is newer than the last year at the end. */
export function toPoints(
  { values }: Figure,
  newer: { label: string; value: string } | undefined,
): RatioPoint[] {
  const points = values.map(({ year, value }) => ({ label: year, value, shown: value }));
  return newer === undefined ? points : [...points, { ...newer, shown: newer.value }];
}
