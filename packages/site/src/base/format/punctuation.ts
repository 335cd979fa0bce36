import type { Language } from '@bank/contract';

/* What stands between words that are put together, for it differs by language as the words do. */

/** After what it is said of: `（近一年）`, ` (1 year)`. */
export function bracketed(note: string, language: Language): string {
  return language === 'CN' ? `（${note}）` : ` (${note})`;
}

/** `甲、乙`, `A, B` */
export function listed(items: readonly string[], language: Language): string {
  return items.join(language === 'CN' ? '、' : ', ');
}

/** Names that hold commas or "and" themselves: parted by a wide space, or in English `A and B · C`. */
export function tagged(names: readonly string[], language: Language): string {
  return names.join(language === 'CN' ? '　' : ' · ');
}

/** Parts of a sentence: `先说，再说`, `first, then` */
export function joinedClauses(clauses: readonly string[], language: Language): string {
  return clauses.join(language === 'CN' ? '，' : ', ');
}

/** Parts that hold commas themselves. */
export function parted(parts: readonly string[], language: Language): string {
  return parts.join(language === 'CN' ? '；' : '; ');
}

/** `适用：本人`, `For: yourself` */
export function labelled(label: string, text: string, language: Language): string {
  return label + (language === 'CN' ? '：' : ': ') + text;
}

/** A text whose author broke its lines, where it stands on one. */
export function onOneLine(text: string, language: Language): string {
  return text.replaceAll('\n', language === 'CN' ? '' : ' ');
}
