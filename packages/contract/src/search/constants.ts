/** What search finds (product guide 4.4, DOC_TYPE): the tabs of its page, but for ALL. */
export const SEARCH_DOC_TYPES = ['PRODUCT', 'NEWS', 'NOTICE', 'FILE', 'BRANCH'] as const;
export type SearchDocType = (typeof SEARCH_DOC_TYPES)[number];
