import { addressIn, type Language } from '@bank/contract';
import { bankFacts } from '@bank/site/words/loading/bank-facts';
import { en } from '@bank/site/words/loading/en';
import type { Messages } from '@bank/site/words/loading/messages';
import type { SubjectWords } from '@bank/site/words/loading/subject-words';
import { zhCn } from '@bank/site/words/loading/zh-cn';
import { demoBank } from './demo-bank.ts';

for (const language of ['CN', 'EN'] as const) bankFacts(language).tell(demoBank(language));

/** How a journey that is written once walks in a language: by the site's own rule for addresses and its own words. */
function walking(language: Language, messages: Messages) {
  return {
    /** Words that every page carries. */
    messages: bankFacts(language).complete(messages),
    /** The address of a page by its Chinese one: '/personal/sfbz' → '/en/personal/sfbz'. */
    at: (chinese: string) => addressIn(language, chinese),
    /** Words of one subject, as its pages load them. */
    words: async <Words>(subject: SubjectWords<Words>): Promise<Words> => {
      await subject.load(language);
      return subject.of(language);
    },
  };
}

/** The one list of languages: every journey of the specification runs once for each. */
export const LANGUAGES = [
  {
    language: 'CN',
    lang: 'zh-CN',
    home: '/personal',
    prefix: '',
    siteName: '北曜银行',
    newsSection: '今日北曜',
    newsColumn: '北曜新闻',
    switchName: zhCn['strip.switchLabel'],
    notFoundTitle: `${zhCn['notFound.title']}-北曜银行`,
    notFoundHeading: zhCn['notFound.heading'],
    ...walking('CN', zhCn),
  },
  {
    language: 'EN',
    lang: 'en',
    home: '/en',
    prefix: '/en',
    siteName: 'Bank of Beiyao',
    newsSection: 'Beiyao Today',
    newsColumn: 'Beiyao news',
    switchName: en['strip.switchLabel'],
    notFoundTitle: `${en['notFound.title']}-Bank of Beiyao`,
    notFoundHeading: en['notFound.heading'],
    ...walking('EN', en),
  },
] as const;

/** A word by its code: without one a journey would look for nothing, and find it. */
export function wordOf(words: Readonly<Record<string, string>>, code: string): string {
  const word = words[code];
  if (!word) throw new Error(`There is no word for ${code} among ${Object.keys(words).join(', ')}`);
  return word;
}

/** Stand in a sentence for what a journey does not know: `sentence(words.found(SOME))`. */
export const SOMETHING = '\u2042';
export const SOME = 987_654_321;

/** What a sentence of the site's words reads like, whatever stands in place of `SOMETHING` and `SOME`. */
export function sentence(text: string): RegExp {
  const parts = text.split(new RegExp(`${SOMETHING}|${SOME}`));
  return new RegExp(parts.map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('.+'));
}
