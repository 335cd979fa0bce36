import type { Language } from '@bank/contract';
import type { ChromeData, ChromeText, FooterLinks, MenuEntry } from '../../base/page/chrome-data.ts';
import { fetchLate, late } from '../../base/page/late-data.ts';
import { keepMenu } from '../router/kept-copies.ts';

/**
 * What header, footer and overlays show, from the file that the document names, and menu and footer from those that this
 * names. Where a file is not to be had, as when the server that is asked has other content by now, from the calls that navigations make.
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
    if (entries === undefined) return fetchLate((await called()).menu);
    void keepMenu(language, navigation, entries);
    return entries;
  };
  const footer = async () =>
    (await fetchJson<FooterLinks>(chrome.footer)) ?? fetchLate((await called()).footer);
  return { ...chrome, menu: late(menu), footer: late(footer) };
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
