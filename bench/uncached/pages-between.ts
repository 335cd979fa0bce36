const PAGES_OF_A_LIST = 24;

/** Of a list with hundreds of pages only the first few and the last are linked: from that last one, some between. */
export function pagesBetween(lastPage: string): string[] {
  const [whole, last] = /\bpage=(\d+)$/.exec(lastPage) ?? [];
  if (whole === undefined) return [];
  const count = Number(last) - 2;
  const step = Math.max(1, Math.ceil(count / PAGES_OF_A_LIST));
  return Array.from({ length: Math.ceil(count / step) }, (_, n) =>
    lastPage.replace(whole, `page=${2 + n * step}`),
  );
}
