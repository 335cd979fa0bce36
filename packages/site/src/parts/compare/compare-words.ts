/** What a comparison says of its kind of product; the dictionary of each kind has it under these keys. */
export interface CompareWords {
  'compare.caption': string;
  'compare.title': string;
  'compare.asOf': string;
  'compare.chosen': (count: number) => string;
  'compare.differences': (count: number) => string;
  'compare.howTo': string;
  'compare.only': string;
  'compare.different': string;
  'compare.unknown': (codes: string) => string;
  'compare.and': string;
  'compare.full': (most: number) => string;
  'compare.found': (keyword: string, count: number) => string;
  'compare.candidates': string;
  'compare.beginWith': string;
  'compare.ready': string;
  /** By how many risk levels two products are apart. */
  'compare.readyWhy': (apart: number) => string;
  'compare.join': string;
  'compare.remove': (name: string) => string;
  'compare.detail': string;
  /** On a phone, where two stand beside each other: another in this one's place. */
  'compare.swap': string;
  'compare.swapFor': (name: string) => string;
  'compare.add': string;
  'compare.addHint': string;
  'compare.addPlaceholder': string;
  'compare.addSearch': string;
  'compare.toList': string;
  'compare.fromTray': (count: number) => string;
}
