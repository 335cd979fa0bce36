/** Longer ones are no sums that anybody changes. */
const SUM = /(?<![\d.,])(\d{1,3}(?:,\d{3}){1,3}|\d{1,12})(\.\d{1,2})?(?![\d.,])\s*([万千]?)/u;
const ZEROS = { 万: 4, 千: 3, '': 0 } as const;

/** The sum in a keyword and what is left without it: '2.5万美元' → 25000 and 美元. */
export function askedSum(text: string): { amount?: string; rest: string } {
  const found = SUM.exec(text);
  if (found === null) return { rest: text };
  const [all, whole = '', decimals = '', unit = ''] = found;
  const amount = shifted(whole.replaceAll(',', ''), decimals.slice(1), ZEROS[unit as keyof typeof ZEROS]);
  const rest = text.slice(0, found.index) + text.slice(found.index + all.length);
  return { amount, rest: rest.replace(/\s+/g, ' ').trim() };
}

/** The point moved to the right: ('2', '5', 4) → '25000'. */
function shifted(whole: string, decimals: string, places: number): string {
  const moved = decimals.slice(0, places).padEnd(places, '0');
  const left = decimals.slice(places);
  const digits = `${whole}${moved}`.replace(/^0+(?=\d)/, '');
  return left === '' ? digits : `${digits}.${left}`;
}
