import { HTML_LANG } from '../../../../base/page/language-paths.ts';

/** For files that do not say: a text with any share of Chinese is Chinese, because English ones have none. */
export function textLanguage(text: string): string {
  const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return HTML_LANG[chinese * 20 > text.length ? 'CN' : 'EN'];
}
