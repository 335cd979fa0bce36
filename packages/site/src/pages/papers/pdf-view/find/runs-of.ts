import type { PageText } from '../document/read-text.ts';
import type { TextRun } from './fold-text.ts';

/** The runs of a page in the order in which pdf.js also makes the elements of its text layer. */
export function runsOf({ items }: PageText): TextRun[] {
  return items.filter((item) => 'str' in item);
}
