import { createHash } from 'node:crypto';
import { parse, stringify } from 'yaml';

/** How a field is written in a form. */
export type FieldKind = 'line' | 'text' | 'long' | 'number' | 'choice' | 'yes-no' | 'day' | 'lines' | 'yaml';

/** A value as it stands in its form field. */
export function toFormText(kind: FieldKind, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (kind === 'lines' && Array.isArray(value)) return value.map(String).join('\n');
  if (kind === 'yaml') return stringify(value, { lineWidth: 0, singleQuote: true }).trimEnd();
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Text that is no YAML. */
export class UnreadableField extends Error {
  override readonly name = 'UnreadableField';
}

/** What somebody typed, as a value; nothing for an empty field. @throws UnreadableField */
export function fromFormText(kind: FieldKind, typed: string): unknown {
  const text = typed.replaceAll('\r\n', '\n');
  if (text.trim() === '') return undefined;
  switch (kind) {
    case 'long':
      return text.endsWith('\n') ? text : `${text}\n`;
    case 'lines':
      return text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
    case 'number':
      return Number.isNaN(Number(text)) ? text.trim() : Number(text);
    case 'yes-no':
      return text === 'true';
    case 'yaml':
      try {
        return (parse(text) as unknown) ?? undefined;
      } catch (error) {
        throw new UnreadableField((error as Error).message.split('\n', 1)[0], { cause: error });
      }
    default:
      return text.trim();
  }
}

/** What a form remembers of a field as it was when it was shown. */
export function stampOf(formText: string): string {
  return createHash('sha256').update(formText.replaceAll('\r\n', '\n').trimEnd()).digest('hex').slice(0, 16);
}
