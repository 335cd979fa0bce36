/** 1 bid, 2 performance, 3 advance payment, 4 payment, 5 quality, 9 other (product guide 4.4). */
export const GUARANTEE_TYPES = ['1', '2', '3', '4', '5', '9'] as const;
export const LETTER_STATUSES = ['VALID', 'EXPIRED', 'CANCELLED'] as const;
