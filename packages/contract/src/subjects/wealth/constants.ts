export const RISK_LEVELS = ['R1', 'R2', 'R3', 'R4', 'R5'] as const;
export type RiskLevelCode = (typeof RISK_LEVELS)[number];
export const WEALTH_TYPES = ['1', '2', '3', '4', '5'] as const;
export type WealthTypeCode = (typeof WEALTH_TYPES)[number];
export const WEALTH_STATUSES = ['1', '2', '3', '4', '5'] as const;
export const TERM_BUCKETS = ['T0', 'T1', 'T2', 'T3', 'T4', 'T5', 'T6'] as const;
export const OPERATE_MODES = ['OPEN', 'CLOSED'] as const;
export const CUSTOMER_TYPES = ['PERSONAL', 'CORP', 'PRIVATE', 'INTERBANK'] as const;
export const SALE_MODES = ['OWN', 'AGENCY'] as const;
export const ORGAN_TYPES = ['OWN', 'WEALTH_CO', 'FUND_CO', 'INSURER', 'TRUST'] as const;
export const WEALTH_DOCUMENT_KINDS = ['MANUAL', 'RISK', 'FEE', 'ISSUE', 'EXPIRY', 'REPORT'] as const;
export const WEALTH_SORT_FIELDS = ['SALE_START', 'TERM', 'MINIMUM', 'RISK', 'BENCHMARK'] as const;

/** WLTH-3: how many products may stand side by side; funds and cards too. */
export const COMPARED_AT_MOST = 4;
