/** A keyword as a sentence names it; one that was typed in quotes brings its own. */
export const inQuotes = (keyword: string): string =>
  /^["＂“].*["＂”]$/u.test(keyword) ? keyword : `“${keyword}”`;
