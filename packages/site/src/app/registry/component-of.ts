/** The component of a page's module, by its folder: `../../pages/bank/news-list/page.ts` → `news-list`. */
export function componentOf(file: string): string {
  return file.split('/').at(-2) ?? file;
}
