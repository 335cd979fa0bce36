import { join } from 'node:path';
import { EmbeddingEndpoint, type EmbeddingsAddress } from '@bank/search';
import {
  buildIndex,
  defaultSettings,
  fillVectors,
  ParagraphCount,
  type FilledVectors,
} from '@bank/search/indexing';
import { otherBankDocuments } from './read-set.ts';

/** The dictionary stays here between runs: to make one takes a second. */
const FOLDER = join(import.meta.dirname, '../../../.cache/other-bank');

/** When the queries were labelled. */
export const LABELLED = Date.parse('2026-11-26T12:00:00+08:00');

const RELEASE = 'other-bank';

/** Its documents, and the paragraphs that many of them repeat. */
export function otherBankSource() {
  const documents = otherBankDocuments();
  const paragraphs = new ParagraphCount();
  for (const document of documents) paragraphs.add(document);
  return { documents, repeated: paragraphs.repeated() };
}

/** Asks a model what the passages of that index mean. */
export function embedOtherBank(address: EmbeddingsAddress): Promise<FilledVectors> {
  return fillVectors({
    folder: FOLDER,
    release: RELEASE,
    ...otherBankSource(),
    // A machine that does much else takes minutes for a batch.
    embedder: new EmbeddingEndpoint(address, { timeoutMs: 600_000, retries: 1, pauseMs: 1_000 }),
  });
}

/** An index of the other bank with the words that come with the engine, and no editor's settings; returns its file. */
export async function buildOtherBank(): Promise<string> {
  const { file } = await buildIndex({
    folder: FOLDER,
    release: RELEASE,
    ...otherBankSource(),
    settings: defaultSettings(),
  });
  return file;
}
