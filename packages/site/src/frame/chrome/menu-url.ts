import type { Language } from '@bank/contract';
import type { MenuEntry } from '../../base/page/chrome-data.ts';

const COMING_SOON: Record<Language, string> = { CN: '/welcome', EN: '/en/welcome' };

/**
 * Where a menu entry leads: its own address, else that of the first entry below it, else the coming-soon
 * page (S2-other: the fallback for a menu tree with no usable page url).
 */
export function menuUrl(node: MenuEntry, language: Language): string {
  return usableUrl(node) ?? COMING_SOON[language];
}

function usableUrl(node: MenuEntry): string | undefined {
  const own = node.url;
  if (own !== '') return own;
  for (const child of node.children ?? []) {
    const url = usableUrl(child);
    if (url !== undefined) return url;
  }
  return undefined;
}
