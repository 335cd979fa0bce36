/** Names of the form's fields, which are parameters of the page. */
export const YEAR_FIELDS = ['home', 'count', 'abroad', 'split', 'months'] as const;
export type YearField = (typeof YEAR_FIELDS)[number];
