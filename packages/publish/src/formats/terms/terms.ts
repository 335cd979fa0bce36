/** What the English texts of a bank do not say, and what they say for it. */
export class Terms {
  /** The words of each variant, by the first of them. */
  readonly #variants = new Map<string, Variant[]>();

  constructor(terms: readonly { en: string; forbidden: readonly string[] }[]) {
    for (const { en, forbidden } of terms) {
      for (const variant of forbidden) {
        const text = variant.toLowerCase();
        const [first = ''] = text.match(WORD) ?? [];
        this.#variants.set(first, [...(this.#variants.get(first) ?? []), { text, en }]);
      }
    }
    // "bank deposit" before "bank": the longer says more exactly what is meant.
    for (const variants of this.#variants.values()) variants.sort((a, b) => b.text.length - a.text.length);
  }

  /** Each variant in a text, as a word of its own or in the plural. */
  *in(text: string): Generator<{ found: string; en: string }> {
    const lower = text.toLowerCase();
    // One pattern of some hundred variants would be tried at every letter.
    for (const { 0: word, index } of lower.matchAll(WORD)) {
      const variants = [word, word.replace(/s$/, ''), word.replace(/es$/, '')].flatMap(
        (form, place, forms) => (forms.indexOf(form) === place ? (this.#variants.get(form) ?? []) : []),
      );
      const met = variants.find((variant) => standsAt(lower, index, variant.text));
      if (met !== undefined) yield { found: text.slice(index, index + met.text.length), en: met.en };
    }
  }
}

interface Variant {
  text: string;
  en: string;
}

const WORD = /[\p{L}\p{N}]+/gu;

function standsAt(text: string, index: number, variant: string): boolean {
  if (!text.startsWith(variant, index) || text[index - 1] === '-') return false;
  return /^(?:s|es)?(?![\p{L}\p{N}-])/u.test(text.slice(index + variant.length, index + variant.length + 4));
}
