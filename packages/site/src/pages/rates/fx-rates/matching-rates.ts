import type { FxRate } from '@bank/contract';

/** What else a currency is called, by its code. */
type OtherNames = Readonly<Record<string, string>>;

/** By code, name, another name, pinyin or its initials: `us`, `美`, `mei`, `my` all find the dollar (FX-7). */
export function matchingRates(
  rates: readonly FxRate[],
  keyword: string,
  otherNames: OtherNames = {},
): FxRate[] {
  const wanted = plain(keyword);
  return wanted === ''
    ? [...rates]
    : rates.filter((rate) => matches(rate, wanted, otherNames[rate.currency] ?? ''));
}

function matches({ currency, currencyName, pinyin = '' }: FxRate, wanted: string, others: string): boolean {
  const syllables = pinyin.split(' ');
  const initials = syllables.map((syllable) => syllable.slice(0, 1)).join('');
  return (
    currency.toLowerCase().startsWith(wanted) ||
    plain(currencyName).includes(wanted) ||
    others.split(' ').some((name) => name.startsWith(wanted)) ||
    // From the beginning of a syllable, so that `ang` does not find every krona.
    syllables.some((_, from) => syllables.slice(from).join('').startsWith(wanted)) ||
    initials.startsWith(wanted)
  );
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s'-]/g, '');
}

/** The chosen currencies first, each part in the bank's own order. */
export function pinnedFirst(rates: readonly FxRate[], pins: readonly string[]): FxRate[] {
  return rates.toSorted((a, b) => Number(pins.includes(b.currency)) - Number(pins.includes(a.currency)));
}
