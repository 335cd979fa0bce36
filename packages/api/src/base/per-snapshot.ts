import type { Language } from '@bank/contract';
import type { ContentSnapshot } from '@bank/store';

/** Computes something once for each content version and language; it goes with the snapshot. */
export function perSnapshot<Value>(
  compute: (content: ContentSnapshot, language: Language) => Promise<Value>,
): (content: ContentSnapshot, language: Language) => Promise<Value> {
  const known = new WeakMap<ContentSnapshot, Map<Language, Promise<Value>>>();
  return (content, language) => {
    let byLanguage = known.get(content);
    if (byLanguage === undefined) known.set(content, (byLanguage = new Map()));
    let value = byLanguage.get(language);
    if (value === undefined) {
      value = compute(content, language);
      byLanguage.set(language, value);
      // A store that was away must be asked again.
      value.catch(() => byLanguage.delete(language));
    }
    return value;
  };
}
