import { recordTypes, type RecordTypeName } from '@bank/contract/schemas';
import { LANGUAGES, type Language } from '@bank/contract';
import type { ContentSnapshot } from '@bank/store';
import { perSnapshot } from '../base/per-snapshot.ts';

/** The records that carry documents. */
const CARRIERS = [
  'fee-version',
  'announcement',
  'wealth-product',
  'fund-profile',
  'article',
  'edu-item',
] as const satisfies readonly RecordTypeName[];
// Names are cut here for file systems that allow 255 bytes, of which a Chinese character takes three.
const LONGEST = 80;

/**
 * What a stored file is saved as: its own name, and the day of the record that carries it where the name tells no year.
 * `0f…9c.pdf` → `服务收费标准 2026-10-15.pdf`. Undefined for what no record names.
 */
export async function fileNameOf(content: ContentSnapshot, stored: string): Promise<string | undefined> {
  for (const language of LANGUAGES) {
    const name = (await namesOf(content, language)).get(stored);
    if (name !== undefined) return name;
  }
  return undefined;
}

const namesOf = perSnapshot(async (content, language: Language) => {
  const names = new Map<string, string>();
  for (const type of CARRIERS) {
    const filing: { date?(body: never): string } = recordTypes[type];
    for await (const { body } of content.each(type, language)) {
      const day = filing.date?.(body as never) ?? '';
      for (const file of filesIn(body)) {
        if (!names.has(file.path)) names.set(file.path, savedAs(file, file.publishDate ?? day));
      }
    }
  }
  return names;
});

interface NamedFile {
  path: string;
  name: string;
  ext: string;
  publishDate?: string;
}

function* filesIn(value: unknown): Iterable<NamedFile> {
  if (typeof value !== 'object' || value === null) return;
  if (isFile(value)) yield value;
  else for (const inner of Object.values(value)) yield* filesIn(inner);
}

function isFile(value: object): value is NamedFile {
  return ['path', 'name', 'ext'].every(
    (field) => typeof (value as Record<string, unknown>)[field] === 'string',
  );
}

function savedAs({ name, ext }: NamedFile, day: string): string {
  const safe = name
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST);
  return `${/\d{4}/.test(safe) || day === '' ? safe : `${safe} ${day}`}.${ext}`;
}
