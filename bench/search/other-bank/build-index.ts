import { join } from 'node:path';
import { buildIndex, defaultSettings, ParagraphCount } from '@bank/search/indexing';
import { otherBankDocuments } from './read-set.ts';

/** The dictionary stays here between runs: to make one takes a second. */
const FOLDER = join(import.meta.dirname, '../../../.cache/other-bank');

/** When the queries were labelled. */
export const LABELLED = Date.parse('2026-11-26T12:00:00+08:00');

/** An index of the other bank with the words that come with the engine, and no editor's settings; returns its file. */
export async function buildOtherBank(): Promise<string> {
  const documents = otherBankDocuments();
  const paragraphs = new ParagraphCount();
  for (const document of documents) paragraphs.add(document);
  const { file } = await buildIndex({
    folder: FOLDER,
    release: 'other-bank',
    documents,
    settings: defaultSettings(),
    repeated: paragraphs.repeated(),
  });
  return file;
}
