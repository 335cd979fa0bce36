/** What a bank discloses beside its reports (LEGAL-5). */
export const INFO_CATEGORIES = ['FEES', 'CONTRACTS', 'RELATED', 'CAPITAL', 'CONSUMER', 'PARTNERS'] as const;
