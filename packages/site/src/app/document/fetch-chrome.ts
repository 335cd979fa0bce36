import type { Language } from '@bank/contract';
import type { ChromeData, ChromeText, MenuEntry } from '../../base/page/chrome-data.ts';
import { fetchMenu, lateMenu } from '../../base/page/late-menu.ts';
import { keepMenu } from '../router/kept-copies.ts';

/**
 * What header, footer and overlays show, from the file that the document names, and the menu from the one that this names.
 * Where a file is not to be had, as when the server that is asked has other content by now, from the calls that navigations make.
 */
export async function fetchChrome(url: string, language: Language, navigation: string): Promise<ChromeData> {
  const called = async () => {
    const { loadLanguage } = await import('../router/navigation.ts');
    return loadLanguage(language, navigation);
  };
  const chrome = await fetchJson<ChromeText>(url);
  if (chrome === undefined) return called();
  const menu = async () => {
    const entries = await fetchJson<MenuEntry[]>(chrome.menu);
    if (entries === undefined) return fetchMenu((await called()).menu);
    void keepMenu(language, navigation, entries);
    return entries;
  };
  return { ...chrome, menu: lateMenu(menu) };
}

/** Undefined where there is no such file: calls may still be answered. */
async function fetchJson<Data>(url: string): Promise<Data | undefined> {
  try {
    const answer = await fetch(url);
    return answer.ok ? ((await answer.json()) as Data) : undefined;
  } catch {
    return undefined;
  }
}
