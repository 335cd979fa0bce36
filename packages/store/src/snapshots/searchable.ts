/** One spelling for text and keyword: full-width and half-width, upper and lower case are the same. */
export function searchable(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** LIKE patterns, with `\` as escape, that must all match: '利率 5%' → ['%利率%', '%5\%%']. */
export function keywordPatterns(keyword: string): string[] {
  return searchable(keyword)
    .split(/[\s\0]+/)
    .filter((part) => part !== '')
    .map((part) => `%${part.replace(/[\\%_]/g, '\\$&')}%`);
}
