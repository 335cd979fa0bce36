import {
  isOn,
  LANGUAGES,
  type Feature,
  type Hotline,
  type Hotlines,
  type Language,
  type SiteConfig,
} from '@bank/contract';

/** What the dictionaries leave open: the bank's name, its short name, its hotline and that of its cards. */
const SLOT = /\{(bank|short|hotline|cardLine)\}/g;
type Slots = Readonly<Record<'bank' | 'short' | 'hotline' | 'cardLine', string>>;

/** A content without numbers, of before they were content, says that there is a hotline and not which. */
const UNTOLD: Readonly<Record<Language, Slots>> = {
  CN: { bank: '本行', short: '本行', hotline: '客服热线', cardLine: '信用卡热线' },
  EN: { bank: 'the Bank', short: 'the Bank', hotline: 'our hotline', cardLine: 'our card hotline' },
};
const NONE: Hotline = { shown: '', dial: '' };

export type AllHotlines = Readonly<Record<keyof Hotlines, Hotline>>;
export type BankConfig = Pick<SiteConfig, 'siteName' | 'shortName' | 'hotlines' | 'features'>;

/** What the pages say of the bank in one language, and which parts of the site it has. */
export class BankFacts {
  readonly #untold: Slots;
  #config: BankConfig | undefined;
  #slots: Slots;
  #filled = new WeakMap<object, object>();

  constructor(language: Language) {
    this.#untold = UNTOLD[language];
    this.#slots = this.#untold;
  }

  get isTold(): boolean {
    return this.#config !== undefined;
  }

  tell(config: BankConfig): void {
    if (this.#config === config) return;
    const { siteName, shortName = siteName, hotlines } = config;
    const hotline = hotlines?.service.shown ?? this.#untold.hotline;
    const cardLine = hotlines === undefined ? this.#untold.cardLine : (hotlines.creditCard?.shown ?? hotline);
    this.#config = config;
    this.#slots = { bank: siteName, short: shortName, hotline, cardLine };
    this.#filled = new WeakMap();
  }

  /** Whether a part of the site is on. */
  has(feature: Feature): boolean {
    return isOn(this.#config?.features, feature);
  }

  /** A line that the bank does not have is that of its service. */
  get hotlines(): AllHotlines {
    const given: Partial<Hotlines> = this.#config?.hotlines ?? {};
    const { service = NONE, overseas = service, creditCard = service, privateBank = service } = given;
    return { service, overseas, creditCard, privateBank };
  }

  /** Words with what the bank is called and where it is called; the same words give the same object again. */
  complete<Words extends object>(words: Words): Words {
    const known = this.#filled.get(words);
    if (known !== undefined) return known as Words;
    const all = filled(words, this.#slots) as Words;
    this.#filled.set(words, all);
    return all;
  }
}

function filled(word: unknown, slots: Slots): unknown {
  if (typeof word === 'string') return word.replaceAll(SLOT, (_, slot: keyof Slots) => slots[slot]);
  if (typeof word === 'function')
    return (...given: unknown[]) => filled((word as (...given: unknown[]) => unknown)(...given), slots);
  if (typeof word !== 'object' || word === null) return word;
  if (Array.isArray(word)) return word.map((one) => filled(one, slots));
  return Object.fromEntries(Object.entries(word).map(([key, one]) => [key, filled(one, slots)]));
}

/** A document and a process are of one bank, in each language: the same in every page, but for the moment when it changes. */
const facts = new Map<Language, BankFacts>(LANGUAGES.map((language) => [language, new BankFacts(language)]));

export function bankFacts(language: Language): BankFacts {
  const known = facts.get(language);
  if (known === undefined) throw new Error(`There are no words in ${language}`);
  return known;
}

/** Before anything is drawn in this language: what words say from now on. */
export const tellOfBank = (language: Language, config: BankConfig): void => bankFacts(language).tell(config);
