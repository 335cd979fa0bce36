/** SRCH-9. */
export const KEYWORD_LONGEST = 50;
