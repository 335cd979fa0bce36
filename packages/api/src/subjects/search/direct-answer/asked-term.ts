const CHINESE: Readonly<Record<string, string>> = {
  半: '6M',
  一: '1',
  二: '2',
  两: '2',
  三: '3',
  五: '5',
  六: '6',
};
const TERM =
  /(半|[一二两三五六]|\d{1,2})\s?-?\s?(?:个)?(年期以上|年以上|年期|年|月期|月|years?|yrs?|y|months?|m)(?![a-z])/u;

/** The term in a keyword and what is left without it: '三年定期利率' → 3Y and 定期利率, '6 month deposit' → 6M and deposit. */
export function askedTerm(text: string): { term?: string; rest: string } {
  const found = TERM.exec(text);
  if (found === null) return { rest: text };
  const [all, count = '', unit = ''] = found;
  const figure = CHINESE[count] ?? String(Number(count));
  const isMonths = unit.startsWith('月') || unit.startsWith('m');
  const months = isMonths && figure === '12' ? '1Y' : `${figure}${isMonths ? 'M' : 'Y'}`;
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + all.length)}`;
  return { term: count === '半' ? '6M' : months, rest: rest.replace(/\s+/g, ' ').trim() };
}
