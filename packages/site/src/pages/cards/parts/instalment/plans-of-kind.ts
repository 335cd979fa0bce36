import type { InstalmentPlan } from '@bank/contract';

/** The plans of a kind, the shortest first. */
export function plansOfKind(plans: readonly InstalmentPlan[], kind: string | undefined): InstalmentPlan[] {
  return plans.filter((plan) => plan.kind === kind).toSorted((a, b) => a.months - b.months);
}
