import { quietly } from './quietly.ts';

/** S9-const: the width of the content, in CSS px. */
const CONTENT_WIDTH_PX = 1144;

/** Read by the style sheet: the table takes the width of its place, and its cells break their lines. */
const WIDE_ATTRIBUTE = 'data-wide';

/** Width in px of the unscaled page, as `offsetWidth` gives it. */
export function isTooWide(width: number): boolean {
  return width > CONTENT_WIDTH_PX;
}

/** Sets tables wider than 1144 px to 100 % (S3-tables); what still sticks out is scrolled in its region. */
export function fitWideTables(text: HTMLElement): void {
  quietly('fitting tables', () => {
    for (const table of text.querySelectorAll('table')) {
      if (isTooWide(table.offsetWidth)) table.setAttribute(WIDE_ATTRIBUTE, '');
    }
  });
}
