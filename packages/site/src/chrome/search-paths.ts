import type { Language } from '@bank/contract';

export const SEARCH_PATHS: Record<Language, string> = { CN: '/search', EN: '/en/search' };
