import type { WealthProduct } from '@bank/contract';

const NUMBERS = { R1: 1, R2: 2, R3: 3, R4: 4, R5: 5 } as const;

/** How many of the five ticks a risk level lights. */
export function riskNumber(level: WealthProduct['riskLevel']): 1 | 2 | 3 | 4 | 5 {
  return NUMBERS[level];
}
