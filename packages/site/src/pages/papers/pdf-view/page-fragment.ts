/** `#page=3` → 3, kept within the document; undefined for any other fragment (PDF-2). */
export function pageOfFragment(fragment: string, total: number): number | undefined {
  const [, digits] = /^#page=(\d{1,6})$/.exec(fragment) ?? [];
  return digits === undefined ? undefined : clampPage(Number(digits), total);
}

export function fragmentOfPage(page: number): string {
  return `#page=${page}`;
}

export function clampPage(page: number, total: number): number {
  return Math.min(Math.max(1, page), total);
}
