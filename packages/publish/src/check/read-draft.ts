import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@bank/contract';
import { recordTypes, type RecordBody } from '@bank/contract/schemas';
import { Findings } from '../base/findings.ts';
import { LyingMedia } from '../pack/lying-media.ts';
import { resolveMedia } from '../pack/resolve-media.ts';
import { readMarkdown, type MarkdownFiles } from '../pack/sources/read-markdown.ts';
import { checkBodies } from './read-records.ts';

/** The types whose records are written as a text for each language. */
export type DraftType = 'article' | 'edu-item';

/** What of a text can be read, clean as visitors would get it; fields that are wrong are left out. */
export type DraftBody<Type extends DraftType> = {
  [Field in keyof RecordBody<Type>]?: RecordBody<Type>[Field] | undefined;
};

interface DraftSource<Type extends DraftType> {
  /** The folder of its scope. */
  folder: string;
  /** By their paths from there; those that are not there yet count for nothing. */
  files: MarkdownFiles;
  type: Type;
  key: string;
  /** Where its place says it. */
  columnId: string | undefined;
}

/** One text as it stands in its files, read as packing and import read it, but for what is made of its pictures. */
export async function readDraft<Type extends DraftType>({
  folder,
  files,
  type,
  key,
  columnId,
}: DraftSource<Type>): Promise<Partial<Record<Language, DraftBody<Type>>>> {
  const findings = new Findings();
  const there = Object.fromEntries(
    Object.entries(files).filter(([, file]) => existsSync(join(folder, file))),
  ) as MarkdownFiles;
  const open = (file: string) => readFileSync(join(folder, file), 'utf8');
  const given = columnId === undefined ? {} : { columnId };
  const [source] = readMarkdown({ files: there, open }, type, key, given, findings);
  if (source === undefined) return {};
  await resolveMedia(source, new LyingMedia(folder));
  const checked = checkBodies({ type, record: source.record, at: '' }, () => undefined);
  return Object.fromEntries(
    checked.map(({ language, body, isBroken }) => [language, isBroken === true ? restOf(type, body) : body]),
  );
}

/** A record without its wrong fields has not been through its schema. */
function restOf(type: DraftType, body: object): object {
  return recordTypes[type].body.partial().safeParse(body).data ?? {};
}
