/* Limits that several subjects share; those of one stand in its constants. */

/** Rows of a list where a page asks for no number, and the most it may ask for. */
export const ROWS = 10;
export const ROWS_AT_MOST = 50;

/** WLTH-3: how many products, funds or cards may stand side by side. */
export const COMPARED_AT_MOST = 4;
