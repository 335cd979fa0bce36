/** Names of the form's fields, which are parameters of the page. */
export const DEPOSIT_FIELDS = ['kind', 'currency', 'amount', 'term', 'start', 'end', 'own'] as const;

/** Those that are folded away; the end stands with the others where nothing else ends the deposit. */
export const MORE_FIELDS = { ended: ['end', 'own'], openEnded: ['own'] } as const;

export const CALCULATOR_KINDS = ['FIXED', 'LARGE_CD', 'CALL', 'DEMAND', 'INSTALMENT', 'GOAL'] as const;
export type CalculatorKind = (typeof CALCULATOR_KINDS)[number];

export function kindOf(value: string | undefined): CalculatorKind {
  return CALCULATOR_KINDS.find((kind) => kind === value) ?? 'FIXED';
}

/** The product whose terms and rates a kind goes by: a goal is saved for by instalments. */
export function offeredAs<Kind extends CalculatorKind>(kind: Kind): Exclude<Kind, 'GOAL'> | 'INSTALMENT' {
  return kind === 'GOAL' ? 'INSTALMENT' : (kind as Exclude<Kind, 'GOAL'>);
}

/** The word for what the amount of a kind is. */
export function amountName(kind: CalculatorKind) {
  if (kind === 'GOAL') return 'deposit.goal';
  return kind === 'INSTALMENT' ? 'deposit.monthly' : 'deposit.amount';
}

/** Only these are offered in currencies other than renminbi. */
export function hasCurrencies(kind: CalculatorKind): boolean {
  return kind === 'FIXED' || kind === 'CALL' || kind === 'DEMAND';
}

const MONTHS: Readonly<Record<string, number>> = {
  '1M': 1,
  '3M': 3,
  '6M': 6,
  '1Y': 12,
  '2Y': 24,
  '3Y': 36,
  '5Y': 60,
};

/** `1Y` → 12; undefined for what is no term of months. */
export function monthsOf(termCode: string): number | undefined {
  return MONTHS[termCode];
}
