/** What a bank discloses beside its reports (product guide LEGAL-5). */
export const INFO_CATEGORIES = ['FEES', 'CONTRACTS', 'RELATED', 'CAPITAL', 'CONSUMER', 'PARTNERS'] as const;
