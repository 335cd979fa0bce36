export const MOST_MONTHS = 360;
export const PREPAYMENT_ROWS = [1, 2, 3] as const;
/** The answer to `by` that asks for a rate of one's own, where others are terms of the LPR. */
export const OWN_RATE = 'OWN';

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

/** Those that are folded away; an effect counts only with a month or an amount. */
export const MORE_FIELDS = [
  'rate',
  'first',
  'grace',
  ...PREPAYMENT_ROWS.flatMap((row) => [`m${row}`, `a${row}`]),
] as const;
