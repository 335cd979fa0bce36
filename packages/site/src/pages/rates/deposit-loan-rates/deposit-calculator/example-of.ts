import type { Language } from '@bank/contract';
import type { DepositOffer } from '../rates-data.ts';
import type { DepositQuestion } from './calculate-deposit.ts';
import type { CalculatorKind } from './deposit-fields.ts';
import { readDepositForm } from './read-deposit-form.ts';

const AMOUNTS: Partial<Record<CalculatorKind, string>> = { FIXED: '100000', LARGE_CD: '200000' };

/** What the terms are compared by before anybody asked; undefined for what has no terms to compare. */
export function exampleOf(kind: CalculatorKind, offers: readonly DepositOffer[], language: Language) {
  const amount = AMOUNTS[kind];
  if (amount === undefined) return undefined;
  // Interest over whole months is the same whatever the day it begins on.
  const asked = { kind, amount, term: '1Y', start: '2026-01-01' };
  const { question } = readDepositForm(asked, offers, language);
  return question as Extract<DepositQuestion, { kind: 'FIXED' | 'LARGE_CD' }> | undefined;
}
