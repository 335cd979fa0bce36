import type { Language } from '@bank/contract';

export const DEPOSIT_INSURANCE_PATHS: Record<Language, string> = { CN: '/ckbxDetail', EN: '/en/ckbxDetail' };
