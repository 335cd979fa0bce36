/** STAFF-2: two characters at least, and none that could stand for others. */
export const STAFF_NO = /^[A-Za-z0-9-]{2,20}$/;
/** 2 to 20 characters (STAFF-2). Letters of any script, so that rare characters are no obstacle. */
export const STAFF_NAME = /^[\p{L}·. ]{2,20}$/u;

/** What sales staff may sell. */
export const SALES_CLASSES = ['WEALTH', 'FUND', 'INSURANCE', 'TRUST', 'BOND', 'GOLD'] as const;
