export const SUM_KINDS = ['whole', 'section', 'page'] as const;
export type SumKind = (typeof SUM_KINDS)[number];

/** What the sums of a whole month are kept under, at its first day. */
export const kindOfMonth = (kind: SumKind) => `${kind} of month` as const;
