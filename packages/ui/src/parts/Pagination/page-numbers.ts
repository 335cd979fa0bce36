/** `gap` stands for pages that are left out. */
type PageMark = number | 'gap';

const AROUND = 1;
const AT_ONCE = 7;

/**
 * The page numbers to show: first, last and the neighbours of the current page.
 * pageMarks(1, 24) → 1 2 3 4 5 gap 24; pageMarks(12, 24) → 1 gap 11 12 13 gap 24.
 */
export function pageMarks(current: number, pages: number): PageMark[] {
  if (pages <= AT_ONCE) return range(1, pages);
  const edge = AT_ONCE - 2;
  if (current <= edge - AROUND) return [...range(1, edge), 'gap', pages];
  if (current > pages - edge + AROUND) return [1, 'gap', ...range(pages - edge + 1, pages)];
  return [1, 'gap', ...range(current - AROUND, current + AROUND), 'gap', pages];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
