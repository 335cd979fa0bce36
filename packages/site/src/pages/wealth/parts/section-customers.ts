import type { WealthProduct } from '@bank/contract';
import type { WealthSection } from '../../../parts/wealth/wealth-paths.ts';

/** Whose products a section shows. */
export const SECTION_CUSTOMERS = {
  PERSONAL: ['PERSONAL', 'PRIVATE'],
  COMPANY: ['CORP'],
} as const satisfies Record<WealthSection, readonly WealthProduct['customerType'][]>;
