import { parsedYaml } from './parsed-yaml.ts';
import { setInYaml, valueAt, type FieldPath, type FieldValue } from './set-in-yaml.ts';

/** The name of the text below the fields of a Markdown file. */
export const BODY = 'content';

const HEAD = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

interface Divided {
  /** What stands between the two lines of ---. */
  fields: string;
  fieldsAt: number;
  body: string;
  bodyAt: number;
}

function divide(text: string): Divided {
  const head = HEAD.exec(text);
  if (head === null || head.index !== 0) return { fields: '', fieldsAt: 0, body: text, bodyAt: 0 };
  const fields = head[1] ?? '';
  return {
    fields,
    fieldsAt: head[0].indexOf('\n') + 1,
    body: text.slice(head[0].length),
    bodyAt: head[0].length,
  };
}

export const isMarkdown = (file: string) => file.endsWith('.md');

/** What a file holds at a place; of Markdown its fields, and its text as `content`. */
export function readField(file: string, text: string, path: FieldPath): unknown {
  if (!isMarkdown(file)) return valueAt(parsedYaml(text), path);
  const { fields, body } = divide(text);
  if (path[0] === BODY) return body === '' ? undefined : body;
  return valueAt(parsedYaml(fields), path);
}

/** Every field that the file has at a place. */
export function fieldsIn(file: string, text: string, path: FieldPath): Record<string, unknown> {
  const { fields, body } = isMarkdown(file) ? divide(text) : { fields: text, body: '' };
  const value = valueAt(parsedYaml(fields), path);
  const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return body === '' ? found : { ...found, [BODY]: body };
}

/** The text with that one field changed, and nothing else. */
export function writeField(file: string, text: string, path: FieldPath, value: FieldValue): string {
  if (!isMarkdown(file)) return setInYaml(text, path, value);
  const { fields, fieldsAt, bodyAt } = divide(text);
  if (path[0] === BODY) {
    const body = typeof value === 'string' ? value : '';
    return text.slice(0, bodyAt) + (body === '' || body.endsWith('\n') ? body : `${body}\n`);
  }
  return text.slice(0, fieldsAt) + setInYaml(fields, path, value) + text.slice(fieldsAt + fields.length);
}

/** What a new Markdown file begins with. */
export const EMPTY_MARKDOWN = '---\n---\n';
