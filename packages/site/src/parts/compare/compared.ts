import type { ReactNode } from 'react';
import type { TermCode } from '../../words/common/terms/words.ts';

/** One attribute of the compared products. */
export interface ComparedRow {
  label: string;
  /** The entry of the glossary that explains it. */
  term?: TermCode;
  /** What the figures are: "年化，%". */
  note?: string;
  /** One for each product, in their order. `text` is what is compared; `shown` what is drawn, where that is more. */
  cells: readonly { text: string; shown?: ReactNode }[];
  /** A picture, say, which is always different and therefore never marked. */
  isUnmarked?: boolean;
}

export interface ComparedGroup {
  title: string;
  rows: readonly ComparedRow[];
}

/** True where two or more products do not say the same. */
export function isDifferent({ cells, isUnmarked = false }: ComparedRow): boolean {
  return !isUnmarked && new Set(cells.map(({ text }) => text)).size > 1;
}

/** The rows in which the products differ, without the groups that have none; pictures go with their figures. */
export function onlyDifferent(groups: readonly ComparedGroup[]): ComparedGroup[] {
  return groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(isDifferent) }))
    .filter(({ rows }) => rows.length > 0);
}
