import type { Language } from '@bank/contract';
import type { ChromeData } from '../../base/page/chrome-data.ts';

/**
 * What header, footer and overlays show, from the file that the document names. Where that is not to be had, as when
 * the server that is asked has other content by now, from the calls that navigations make.
 */
export async function fetchChrome(url: string, language: Language, navigation: string): Promise<ChromeData> {
  try {
    const answer = await fetch(url);
    if (answer.ok) return (await answer.json()) as ChromeData;
  } catch {
    // The calls below may still be answered.
  }
  const { loadLanguage } = await import('../router/navigation.ts');
  return loadLanguage(language, navigation);
}
