import type { CreditCard } from '@bank/contract';

export type DialCard = Pick<CreditCard, 'annualFee' | 'waiver' | 'waiverTarget' | 'firstYearFree'>;

/** Where a card is waived by money, its ring is filled in tenths. */
const SPEND_STEPS = 10;

export interface DialState {
  /** How many steps fill the ring: purchases, or tenths of the yuan. */
  steps: number;
  reached: number;
  /** Purchases or whole yuan, as decimals. */
  made: string;
  left: string;
  isWaived: boolean;
  /** Yuan. */
  nextFee: string;
}

/** What the ring shows after so many steps; a card that nothing or everything waives has none to take. */
export function dialAt({ annualFee, waiver, waiverTarget }: DialCard, asked: number): DialState {
  const steps = { TIMES: Number(waiverTarget), SPEND: SPEND_STEPS, FREE: 0, NONE: 0 }[waiver];
  const reached = Math.min(steps, Math.max(0, Math.trunc(asked)));
  const target = BigInt(waiverTarget);
  const made = steps === 0 ? 0n : (target * BigInt(reached)) / BigInt(steps);
  const isWaived = waiver === 'FREE' || (steps > 0 && reached === steps);
  return {
    steps,
    reached,
    made: String(made),
    left: String(target - made),
    isWaived,
    nextFee: isWaived ? '0' : annualFee,
  };
}

/** Where the ring stands before anybody turns it: three fifths, so that it shows what it does. */
export function exampleOf(card: DialCard): number {
  return Math.floor(dialAt(card, 0).steps * 0.6);
}

/** The parts of the ring in degrees from north, with a gap between purchases; money fills one part. */
export function dialParts({ waiver, waiverTarget }: DialCard): { from: number; to: number }[] {
  const count = waiver === 'TIMES' ? Number(waiverTarget) : 1;
  const gap = count === 1 ? 0 : 6;
  return Array.from({ length: count }, (_, index) => ({
    from: (360 / count) * index + gap / 2,
    to: (360 / count) * (index + 1) - gap / 2,
  }));
}

/** How much of each part is filled, 0 to 1. */
export function filledShares(parts: number, { steps, reached, isWaived }: DialState): number[] {
  return Array.from({ length: parts }, (_, index) => {
    if (isWaived) return 1;
    if (steps === 0) return 0;
    return parts === 1 ? reached / steps : Number(index < reached);
  });
}
