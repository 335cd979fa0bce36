import { isGroup } from '../base/bundle/record-line.ts';
import type { CheckedRecord } from './checked-record.ts';

const PATH_FIELDS = new Set(['url', 'homePath', 'detailPath', 'redirect']);

/** A link of a record: in a field at any depth, or as it was written in a text. */
export interface FoundLink {
  path: readonly PropertyKey[];
  url: string;
  /** Of a link in a text. */
  needle?: string;
  /** What stands beside the field. */
  beside: Record<string, unknown>;
}

/** Every field that leads somewhere (`url`, `secondUrl`, `careersUrl`, `homePath` …) and every link of a text. */
export function* linksIn({ type, body, texts }: CheckedRecord): Generator<FoundLink> {
  yield* fieldsIn(body, type === 'qr');
  for (const { field, links } of texts) {
    for (const url of links) yield { path: [field], url, needle: url, beside: {} };
  }
}

function* fieldsIn(value: unknown, isQr: boolean, path: readonly PropertyKey[] = []): Generator<FoundLink> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* fieldsIn(item, isQr, [...path, index]);
  } else if (isGroup(value)) {
    for (const [name, field] of Object.entries(value)) {
      const leads = PATH_FIELDS.has(name) || name.endsWith('Url') || (isQr && name === 'link');
      if (leads && typeof field === 'string') yield { path: [...path, name], url: field, beside: value };
      else yield* fieldsIn(field, isQr, [...path, name]);
    }
  }
}
