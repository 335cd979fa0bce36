/** 1 bid, 2 performance, 3 advance payment, 4 payment, 5 quality, 9 other. */
export const GUARANTEE_TYPES = ['1', '2', '3', '4', '5', '9'] as const;
export const LETTER_STATUSES = ['VALID', 'EXPIRED', 'CANCELLED'] as const;

export const LETTER_NO = /^[A-Za-z0-9-]{6,40}$/;
/** Printed at the foot of a letter, for those who would rather not type its date. */
export const CHECK_CODE = /^[A-Za-z0-9]{8}$/;
/** Of the face amount of a letter, before the point. */
export const LETTER_AMOUNT_DIGITS = 15;
