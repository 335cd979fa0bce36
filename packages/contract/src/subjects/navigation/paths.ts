import type { Language } from '../../base/language.ts';

export const HOME_PATHS = { CN: '/personal', EN: '/en' } as const;

/** The page that shows a document. */
export const PDF_VIEW_PATHS = { CN: '/pdfView', EN: '/en/pdfView' } as const;

/** English pages that do not stand at the Chinese path under /en, as the specification has them. */
const ENGLISH_PATHS: Readonly<Record<string, string>> = {
  '/personal': '/en',
  '/personal/linkDetails': '/en/linkDetails',
  '/personal/glossary': '/en/glossary',
  '/bobbank/about': '/en/about',
};

/** The same page in a language, with its query: ('EN', '/personal/sfbz?customer=CORP') → '/en/personal/sfbz?customer=CORP'. */
export function addressIn(language: Language, chinese: string): string {
  if (language === 'CN' || !chinese.startsWith('/')) return chinese;
  const end = chinese.search(/[?#]/);
  const [path, rest] = end === -1 ? [chinese, ''] : [chinese.slice(0, end), chinese.slice(end)];
  return (ENGLISH_PATHS[path] ?? `/en${path}`) + rest;
}
