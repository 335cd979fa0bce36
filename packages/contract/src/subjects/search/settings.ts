import { z } from 'zod';

const Term = z.string().trim().min(1).max(60);

/** Words that mean the same, in any number of languages: 网银 = 网上银行 = e-banking. */
const Equal = z.array(Term).min(2);
/** A search for one of `from` also finds `to`, and not the other way round: 营业部 finds 支行. */
export const OneWay = z.strictObject({ from: z.array(Term).min(1), to: z.array(Term).min(1) });

/** `said`: whole sentences for it, of which only the meaning is told. */
const Lead = OneWay.extend({ from: z.array(Term), said: z.array(Term).optional() });

/** An editor's pin: who searches exactly this sees that page first. */
const BestBet = z.strictObject({
  queries: z.array(Term).min(1),
  /** Address of the page on this site, as its document gives it. */
  url: z.string().startsWith('/'),
});

/** What editors decide about search. Kept inside each index, so that index and query always agree. */
export const SearchSettings = z.strictObject({
  /** Finance words and product short names that the base dictionary may lack. */
  words: z.array(Term),
  equal: z.array(Equal),
  oneWay: z.array(Lead),
  /** Words that say nothing about what is wanted: 怎么, 的, the. */
  stopWords: z.array(Term),
  bestBets: z.array(BestBet),
  /** Never shown as a hot search when any of these occurs in it. */
  blockedHotSearches: z.array(Term),
});
export type SearchSettings = z.infer<typeof SearchSettings>;
