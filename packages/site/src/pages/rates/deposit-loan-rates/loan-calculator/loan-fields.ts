export const MOST_MONTHS = 360;
export const PREPAYMENT_ROWS = [1, 2, 3] as const;

/** Names of the form's fields, which are parameters of the page; m, a and e are month, amount and effect. */
export const LOAN_FIELDS = [
  'amount',
  'months',
  'by',
  'points',
  'rate',
  'first',
  'grace',
  ...PREPAYMENT_ROWS.flatMap((row) => [`m${row}`, `a${row}`, `e${row}`]),
] as const;
