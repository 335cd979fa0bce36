/** What a page is, finer than its tab. */
export const DOCUMENT_KINDS = ['product', 'faq', 'page', 'news', 'notice', 'file', 'branch', 'fee'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
