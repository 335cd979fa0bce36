import { LANGUAGES, type FileRef, type Language } from '@bank/contract';
import type { PaperInLanguages } from '@bank/contract/schemas';
import type { ContentSnapshot } from '@bank/store';
import { perSnapshot } from '../../base/per-snapshot.ts';

/** Each stored file that a record carries, by its path, with what stands in its place in the other language. */
export const papers = perSnapshot(async (content, _all: 'all') => {
  const records = new Map<string, Partial<Record<Language, readonly FileRef[]>>>();
  for (const language of LANGUAGES)
    for await (const [record, files] of carried(content, language))
      records.set(record, { ...records.get(record), [language]: files });
  const found = new Map<string, PaperInLanguages>();
  for (const { CN = [], EN = [] } of records.values()) {
    // Lists of different lengths do not say which file is which.
    const pairs: PaperInLanguages[] =
      CN.length === EN.length
        ? CN.map((file, index) => inLanguages(file, EN[index]))
        : [
            ...CN.map((file) => inLanguages(file, undefined)),
            ...EN.map((file) => inLanguages(undefined, file)),
          ];
    for (const pair of pairs)
      for (const path of [pair.CN?.path, pair.EN?.path])
        // A paper may stand in several records, in one of them in its own language alone.
        if (path !== undefined) found.set(path, { ...pair, ...found.get(path) });
  }
  return found;
});

const inLanguages = (CN: FileRef | undefined, EN: FileRef | undefined): PaperInLanguages => ({
  ...(CN && { CN: { path: CN.path, name: CN.name } }),
  ...(EN && { EN: { path: EN.path, name: EN.name } }),
});

/** Record by record, under a name that both languages share. */
async function* carried(
  content: ContentSnapshot,
  language: Language,
): AsyncIterable<[record: string, files: readonly FileRef[]]> {
  for (const type of ['article', 'edu-item'] as const)
    for await (const { key, body } of content.each(type, language))
      if (body.attachments.length > 0) yield [`${type}/${key}`, body.attachments];
  for await (const { key, body } of content.each('announcement', language))
    yield [`announcement/${key}`, [body.file]];
  for await (const { key, body } of content.each('fee-version', language))
    if (body.file !== undefined) yield [`fee-version/${key}`, [body.file]];
}
