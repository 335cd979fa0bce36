import { widthInEms } from '@bank/ui';
import type { MenuEntry } from '../../base/page/chrome-data.ts';

/** Width of the content at 1366 px in ems of the bar's 15 px, and the least space between two entries. */
const LINE_EMS = 76;
const GAP_EMS = 1.4;

/** Whether a section's menu can be a bar below the banner: one level that fits a line (PD-25). */
export function fitsOneLine(entries: readonly MenuEntry[]): boolean {
  const isFlat = entries.every(({ children = [] }) => children.length === 0);
  return entries.length > 0 && isFlat && lineOf(entries) <= LINE_EMS;
}

/** Whether the section's name fits before its entries. */
export function fitsWithTitle(entries: readonly MenuEntry[], title: string): boolean {
  return lineOf(entries) + widthInEms(title) + 2 * GAP_EMS <= LINE_EMS;
}

function lineOf(entries: readonly MenuEntry[]): number {
  return entries.reduce((sum, { name }) => sum + widthInEms(name), 0) + GAP_EMS * (entries.length - 1);
}
