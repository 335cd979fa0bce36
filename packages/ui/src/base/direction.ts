/** Which way a figure went against an earlier one. */
export type Direction = 'rise' | 'fall' | 'flat';
