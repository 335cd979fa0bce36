import type { Language } from '@bank/contract';
import { THEMES, type Theme } from '@bank/site/accessibility-themes';
import type { LookModel } from '../pages/page-model.ts';

/** Design widths: a telephone, a tablet, a desk. */
export const WIDTHS = [390, 768, 1366] as const;

/** How one page is looked at; the same in both frames. */
export interface Look {
  width: (typeof WIDTHS)[number];
  language: Language;
  path: string;
  theme: Theme;
  isLarge: boolean;
  isGrey: boolean;
}

export function lookOf(query: URLSearchParams): Look {
  return {
    width: WIDTHS.find((width) => String(width) === query.get('width')) ?? 390,
    language: query.get('language') === 'EN' ? 'EN' : 'CN',
    path: pathOf(query.get('path')),
    theme: THEMES.find((theme) => theme === query.get('theme')) ?? 'default',
    isLarge: query.get('text') === '200',
    isGrey: query.get('grey') === 'on',
  };
}

/** Of the Chinese pages, whatever language it was copied from. */
function pathOf(given: string | null): string {
  const path = (given ?? '').trim().replace(/^\/en(?=\/|\?|$)/, '');
  return path.startsWith('/') && !path.startsWith('//') ? path : '/';
}

/** The address of a frame: by the link of the preview, which sets what was chosen and leads on. */
export function frameAddress(link: string, { path, language, theme, isLarge, isGrey }: Look): string {
  const to = language === 'EN' ? `/en${path === '/' ? '' : path}` : path;
  const chosen = new URLSearchParams({
    to,
    theme,
    text: isLarge ? '200' : '100',
    grey: isGrey ? 'on' : 'off',
  });
  return `${link}?${chosen}`;
}

export function looksModel(
  look: Look,
  { link, beside }: { link: string; beside: string },
): LookModel['frames'] {
  return [
    { of: 'edition', address: frameAddress(link, look) },
    { of: 'visitors', address: frameAddress(beside, look) },
  ];
}
