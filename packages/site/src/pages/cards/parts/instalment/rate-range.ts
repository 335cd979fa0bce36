import type { InstalmentPlan } from '@bank/contract';
import { compareDecimals } from '../../../../base/decimal/arithmetic.ts';
import { instalmentOf } from './instalment.ts';

/** 10,000 yuan: large enough that rounding to cents does not show. */
const SAMPLE_CENTS = 1_000_000n;

/** What a plan comes to in a year, per cent, whatever the amount. */
export const annualRateOf = (plan: InstalmentPlan): string => instalmentOf(SAMPLE_CENTS, plan).annual;

/** The lowest and the highest of them; undefined where there are no plans. */
export function annualRange(plans: readonly InstalmentPlan[]): [low: string, high: string] | undefined {
  const rates = plans.map(annualRateOf).toSorted(compareDecimals);
  const [low, high] = [rates[0], rates.at(-1)];
  return low === undefined || high === undefined ? undefined : [low, high];
}
