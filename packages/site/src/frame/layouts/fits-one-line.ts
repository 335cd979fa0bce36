import type { MenuNode } from '@bank/contract';
import { widthInEms } from '@bank/ui';

/** Width of the content at 1366 px in ems of the bar's 15 px, and the least space between two entries. */
const LINE_EMS = 76;
const GAP_EMS = 1.4;

/** Whether a section's menu can be a bar below the banner: one level that fits a line (PD-25). */
export function fitsOneLine(entries: readonly MenuNode[]): boolean {
  const isFlat = entries.every(({ children = [] }) => children.length === 0);
  return entries.length > 0 && isFlat && lineOf(entries) <= LINE_EMS;
}

/** Whether the section's name fits before its entries. */
export function fitsWithTitle(entries: readonly MenuNode[], title: string): boolean {
  return lineOf(entries) + widthInEms(title) + 2 * GAP_EMS <= LINE_EMS;
}

function lineOf(entries: readonly MenuNode[]): number {
  return entries.reduce((sum, { name }) => sum + widthInEms(name), 0) + GAP_EMS * (entries.length - 1);
}
