import type { Language } from '@bank/contract';

const PATHS = { CN: '/personal/glossary', EN: '/en/glossary' } as const;

/** The glossary, or one term of it. */
export function glossaryPath(language: Language, code?: string): string {
  return PATHS[language] + (code === undefined ? '' : `#${code}`);
}
