import type { Words } from './words.ts';

/** What editors call a kind of record. */
export const typeName = ({ types }: Words, type: string) => types[type] ?? type;

/** What editors call a field of a kind of record: `facts.0.value` → 要点数字 0 value. */
export function fieldName({ fields }: Words, type: string, field: string): string {
  const [name = '', ...rest] = field.split('.');
  return [fields[`${type}.${name}`] ?? fields[name] ?? name, ...rest].join(' ');
}

/** A field of a record in one language: 中文 · 标题. */
export function placeName(words: Words, item: string, language: 'CN' | 'EN', field: string): string {
  const [type = ''] = item.split('/', 1);
  return `${language === 'CN' ? words.chinese : words.english} · ${fieldName(words, type, field)}`;
}
