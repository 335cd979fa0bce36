/** What search finds (SRCH-6): the tabs of its page, but for ALL. */
export const SEARCH_DOC_TYPES = ['PRODUCT', 'NEWS', 'NOTICE', 'FILE', 'BRANCH'] as const;
export type SearchDocType = (typeof SEARCH_DOC_TYPES)[number];

/** S2-search; the address of a search adds `?keyword=`. */
export const SEARCH_PATHS = { CN: '/search', EN: '/en/search' } as const;

/** What results can be narrowed by beside their type: the part of the bank, the year, the city, the kind of file. */
export const SEARCH_FACETS = ['business', 'year', 'city', 'fileType'] as const;
export type SearchFacet = (typeof SEARCH_FACETS)[number];

/** The parts of the site, by whose customers they serve. */
export const SEARCH_BUSINESSES = [
  'PERSONAL',
  'FUND',
  'CARD',
  'COMPANY',
  'MARKETS',
  'SPECIAL',
  'INVESTORS',
  'BANK',
] as const;
export type SearchBusiness = (typeof SEARCH_BUSINESSES)[number];

/** What goes wrong for people who then look for a telephone number. */
export const TROUBLES = ['CARD_LOST', 'FRAUD', 'CARD_KEPT', 'LOCKED', 'COMPLAINT', 'ABROAD'] as const;
export type Trouble = (typeof TROUBLES)[number];
