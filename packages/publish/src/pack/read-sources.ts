import { lstatSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language, Scope } from '@bank/contract';
import type { RecordTypeName } from '@bank/contract/schemas';
import { LARGEST_SOURCE_BYTES, megabytes } from '../bundle/limits.ts';
import { byCodeUnit, typesOf } from '../bundle/manifest.ts';
import type { Findings } from '../findings.ts';
import { quote } from '../findings.ts';
import { readList } from './read-list.ts';
import { readMarkdown, type MarkdownText } from './read-markdown.ts';
import { recordTypeOf } from './record-type-of.ts';
import type { SourceRecord } from './source-record.ts';

export const MEDIA_FOLDER = 'media';
/** `<key>.zh.md`, `<key>.en.md` */
const TEXT_NAME = /^(.+)\.(zh|en)\.md$/;

/** Reads every record of a scope's source folder, in the order of the file names. */
export function readSources(folder: string, scope: Scope, findings: Findings): SourceRecord[] {
  const records: SourceRecord[] = [];
  for (const name of visibleNames(folder)) {
    if (name === MEDIA_FOLDER) continue;
    const type = recordTypeOf(scope, name.replace(/\.[^.]+$/, ''));
    if (type === undefined) {
      const types = typesOf(scope).map((known) => `${known}s`);
      findings.add({
        at: name,
        expected: `media/ or the name of a record type (${types.join(', ') || `scope ${scope} has none yet`})`,
        found: quote(name),
      });
      continue;
    }
    records.push(...readTree(folder, name, type, findings));
  }
  return records;
}

function readTree(folder: string, start: string, type: RecordTypeName, findings: Findings): SourceRecord[] {
  const records: SourceRecord[] = [];
  const texts = new Map<string, Partial<Record<Language, MarkdownText>>>();
  for (const file of filesBelow(folder, start, findings)) {
    const text = readSource(folder, file, findings);
    if (text === undefined) continue;
    if (/\.(ya?ml|json)$/.test(file)) {
      records.push(...readList(text, file, type, findings));
      continue;
    }
    const [, stem, language] = TEXT_NAME.exec(file) ?? [];
    if (stem === undefined) {
      findings.add({ at: file, expected: '.yaml, .json, .zh.md or .en.md', found: quote(file) });
      continue;
    }
    const pair = texts.get(stem) ?? {};
    pair[language === 'zh' ? 'CN' : 'EN'] = { file, text };
    texts.set(stem, pair);
  }
  for (const [stem, pair] of texts) {
    const parts = stem.split('/');
    const key = parts.at(-1) ?? stem;
    const given = type === 'article' && parts.length > 2 ? { columnId: parts.at(-2) } : {};
    records.push(...readMarkdown(pair, type, key, given, findings));
  }
  return records;
}

function filesBelow(folder: string, path: string, findings: Findings): string[] {
  const stat = lstatSync(join(folder, path));
  if (stat.isDirectory()) {
    return visibleNames(join(folder, path)).flatMap((name) =>
      filesBelow(folder, `${path}/${name}`, findings),
    );
  }
  if (stat.isFile()) return [path];
  findings.add({ at: path, expected: 'a plain file', found: 'a symbolic link or special file' });
  return [];
}

function readSource(folder: string, file: string, findings: Findings): string | undefined {
  const bytes = readFileSync(join(folder, file));
  if (bytes.length > LARGEST_SOURCE_BYTES) {
    const expected = `a file of at most ${megabytes(LARGEST_SOURCE_BYTES)}`;
    findings.add({ at: file, expected, found: megabytes(bytes.length) });
    return undefined;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    findings.add({ at: file, expected: 'a text saved as UTF-8', found: 'another encoding' });
    return undefined;
  }
}

/** Notes for authors, the scripts that write a table and what documents are made from (`pdf-sources/`) are not content. */
function visibleNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !/^[._]|^README\.md$|\.(ts|mjs)$|-sources$/.test(name))
    .sort(byCodeUnit);
}
