export interface LexiconTerm {
  readonly term: string;
  /** Larger for terms in more documents. */
  readonly weight: number;
  /** Chosen by an editor (tag, synonym, own word) or a title, not just seen in some text. */
  readonly curated: boolean;
  /** Curated, and not only known as a synonym: a title, a tag, an own word of this bank. */
  readonly isOurs: boolean;
}

export interface EnglishWord {
  readonly word: string;
  readonly documents: number;
}

/** What an index knows of its own words; planning a query asks nothing else of it. */
export interface Vocabulary {
  readonly documents: number;
  documentsWith(term: string): number;
  hasPhrase(terms: readonly string[]): boolean;
  /** Terms read exactly so, toneless: licai → 理财, 理才 … most frequent first. */
  readAs(pinyin: string): readonly LexiconTerm[];
  /** Terms that sound so to many (`nearSound`), in the same order. */
  soundsLike(sound: string): readonly LexiconTerm[];
  /** Curated terms of which one of `slipForms` is this form. */
  withForm(form: string): readonly LexiconTerm[];
  /** Curated terms with these initials: whpj → 外汇牌价. */
  withInitials(initials: string): readonly LexiconTerm[];
  /** Whether the texts have this word, written so but for capitals. */
  isEnglishWord(word: string): boolean;
  /** Words as written in the texts, lower case. Reads hundreds: for a word that is none. */
  englishWords(firstLetter: string, shortest: number, longest: number): readonly EnglishWord[];
}
