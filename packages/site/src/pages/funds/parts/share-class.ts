import type { Fund } from '@bank/contract';

/** The letter that a fund's name ends with, which its full name does not say: `A` of `远岫稳健债券 A`. */
export function shareClassOf({ fundName }: Pick<Fund, 'fundName'>): string | undefined {
  return /[\s）]([A-Z])$/.exec(fundName)?.[1];
}
