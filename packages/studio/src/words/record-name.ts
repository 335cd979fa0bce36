import type { Words } from './words.ts';

/** What editors call a kind of record. */
export const typeName = ({ types }: Words, type: string) => types[type] ?? type;

/** What editors call a field of a kind of record, or a part of it: `facts.0.value` → 要点数字 1 数值. */
export function fieldName(words: Words, type: string, field: string): string {
  const { fields } = words;
  const [name = '', ...rest] = field.split('.');
  const parts = rest.map((step) =>
    /^\d+$/.test(step) ? String(Number(step) + 1) : (partName(words, type, step) ?? step),
  );
  return [fields[`${type}.${name}`] ?? fields[name] ?? name, ...parts].join(' ');
}

/** `fund/000123` → fund */
export const typeOf = (item: string) => item.split('/', 1)[0] ?? '';

/** A field of a record in one language: 中文 · 标题. */
export function placeName(words: Words, item: string, language: 'CN' | 'EN', field: string): string {
  const type = typeOf(item);
  return `${language === 'CN' ? words.chinese : words.english} · ${fieldName(words, type, field)}`;
}

/** What editors call a part of a group of fields, such as a column of a figure; undefined where nobody has named it. */
export function partName(
  { group: { parts }, fields }: Words,
  type: string,
  part: string,
): string | undefined {
  const own = `${type}.${part}`;
  return parts[own] ?? parts[part] ?? fields[own] ?? fields[part];
}

/** What a code means in a field, or in the part of a group that it leads to: `status` 2 → 募集中. What is no code is itself. */
export function valueName({ values }: Words, type: string, field: string, value: string): string {
  const name = field.split('.').findLast((step) => !/^\d+$/.test(step)) ?? '';
  return (values[`${type}.${name}`] ?? values[name])?.[value] ?? value;
}
