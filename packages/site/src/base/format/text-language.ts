import { HTML_LANG } from '../page/language-paths.ts';

/** Of a text that does not say, as `lang`: with any share of Chinese it is Chinese, because English ones have none. */
export function textLanguage(text: string): string {
  const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return HTML_LANG[chinese * 20 > text.length ? 'CN' : 'EN'];
}
