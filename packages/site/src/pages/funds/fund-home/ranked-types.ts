import type { Fund } from '@bank/contract';

/** Types whose funds are ranked, in this order: money funds have no fall, and what is left is of no one kind. */
export const RANKED = ['02', '01', '03', '04', '06', '07'] as const satisfies readonly Fund['fundType'][];
