import { definePage } from '../../../base/page/page-module.ts';
import { bankFacts } from '../../../words/loading/bank-facts.ts';
import type { DictionaryPart } from './dictionaries.ts';
import { I18nDemoPage } from './I18nDemoPage.tsx';
import { ALL_PARTS, type I18nDemoData } from './i18n-demo-data.ts';

const FIRST = 'chrome';

/** /i18n (S2-other): every text in both languages; the words themselves are the server's alone. */
export const page = definePage({
  parameters: {
    part: (value) => (/^[a-z][a-z0-9-]{0,40}$/.test(value) && value !== FIRST ? value : undefined),
  },
  async load({ record, query }): Promise<I18nDemoData> {
    if (!import.meta.env.SSR) return fromServer(record.path, query['part']);
    const { dictionaries } = await import('./dictionaries.ts');
    const named = dictionaries.filter(({ name }) => name === query['part'] || query['part'] === ALL_PARTS);
    return {
      parts: dictionaries.map(({ name, texts }) => ({ name, count: texts.length })),
      shown: (named.length > 0 ? named : dictionaries.filter(({ name }) => name === FIRST)).map(ofThisBank),
    };
  },
  head: () => ({ wholeWidth: true, noindex: true }),
  Page: I18nDemoPage,
});

/** What texts leave open of the bank, as its pages say it. */
function ofThisBank({ name, texts }: DictionaryPart): DictionaryPart {
  const said = texts.map(({ key, texts: { CN, EN } }) => ({
    key,
    texts: { CN: bankFacts('CN').complete(CN), EN: bankFacts('EN').complete(EN) },
  }));
  return { name, texts: said };
}

/** Leaves for the served page; never comes back, as the document is replaced. */
function fromServer(path: string, part: string | undefined): Promise<never> {
  const address = part === undefined ? path : `${path}?part=${part}`;
  if (location.pathname + location.search === address) location.reload();
  else location.assign(address);
  return new Promise(() => undefined);
}
