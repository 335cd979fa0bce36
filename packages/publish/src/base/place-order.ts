/** A place as findings name it, `articles/x.zh.md:5` or `rates.csv:3:2`, in its parts. */
export function placeOf(at: string): { file: string; line: number; column: number } {
  const [, file = at, line = '0', column = '0'] = /^(.*?)(?::(\d+))?(?::(\w+))?$/.exec(at) ?? [];
  return { file, line: Number(line), column: columnNumber(column) };
}

/** Columns of a workbook are letters. */
function columnNumber(name: string): number {
  if (/^\d+$/.test(name)) return Number(name);
  return Array.from(name).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

/** By file, and within it from the top: what an author meets who goes through it. */
export function byPlace(one: { at: string }, other: { at: string }): number {
  const [a, b] = [placeOf(one.at), placeOf(other.at)];
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}
