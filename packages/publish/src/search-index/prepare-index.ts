import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { LANGUAGES } from '@bank/contract';
import { hasIndex, indexFile } from '@bank/search';
import {
  buildIndex,
  defaultSettings,
  fillVectors,
  INDEX_VERSION,
  ParagraphCount,
  readIndexMeta,
  withOwn,
  type Embedder,
  type FilledVectors,
} from '@bank/search/indexing';
import type { SearchSettings } from '@bank/contract/search-settings';
import type { ContentSnapshot } from '@bank/store';
import { withBuildLock, withVectorsLock } from './build-lock.ts';
import { searchDocuments } from './documents/all-documents.ts';
import type { FileTexts } from './file-texts.ts';
import { fillCluster } from './fill-cluster.ts';

export interface PreparedIndex {
  file: string;
  /** Names what is in the index; the same content gives the same name on every machine. */
  release: string;
  documents: number;
  /** False where an index with the same content was there already. */
  isNew: boolean;
  /** Files whose text is not in it yet. */
  missingTexts: number;
  /** Addresses that editors pinned and that no document has. */
  unknownPins: string[];
}

/** What may follow an index once it can be searched. */
interface Further {
  fill: (openSearchUrl: string) => Promise<string>;
  /** Asks a model what its passages mean. */
  embed: (embedder: Embedder) => Promise<FilledVectors>;
}

export interface IndexParts {
  content: ContentSnapshot;
  /** Folder of the indexes. */
  folder: string;
  texts: FileTexts;
}

/**
 * Makes sure that the folder has the index of a content version. It is named by a digest of its documents, not by the
 * version: an hourly rate file or midnight changes the version and seldom a document, and then nothing is built.
 */
export async function prepareIndex({ content, folder, texts }: IndexParts): Promise<PreparedIndex & Further> {
  const settings = await searchSettingsOf(content);
  const documents = () => searchDocuments(content, (file) => texts.textOf(file));
  const digest = createHash('sha256').update(JSON.stringify([INDEX_VERSION, settings]));
  const paragraphs = new ParagraphCount();
  const urls = new Set<string>();
  let count = 0;
  for await (const document of documents()) {
    digest.update(JSON.stringify(document));
    paragraphs.add(document);
    urls.add(document.url);
    count += 1;
  }
  const release = digest.digest('hex').slice(0, 24);
  const file = indexFile(folder, release);
  const isUsable = () => hasIndex(folder, release) && isReadable(file);
  const isNew = !isUsable();
  if (isNew) {
    await withBuildLock(folder, async () => {
      // Another process may have built it while this one waited.
      if (isUsable()) return;
      rmSync(file, { force: true });
      await buildIndex({
        folder,
        release,
        documents: documents(),
        settings,
        repeated: paragraphs.repeated(),
      });
    });
  }
  return {
    fill: (url) =>
      fillCluster({
        url,
        folder,
        release,
        settings,
        documents: documents(),
        repeated: paragraphs.repeated(),
      }),
    embed: (embedder) =>
      withVectorsLock(folder, () =>
        fillVectors({
          folder,
          release,
          documents: documents(),
          repeated: paragraphs.repeated(),
          embedder,
        }),
      ),
    file,
    release,
    documents: count,
    isNew,
    missingTexts: texts.missing,
    unknownPins: settings.bestBets.map(({ url }) => url).filter((url) => !urls.has(url)),
  };
}

/** A disk that was full once leaves no half of an index, but people copy files. */
function isReadable(file: string): boolean {
  try {
    readIndexMeta(file);
    return true;
  } catch {
    return false;
  }
}

/** What comes with the engine and what the editors of both languages added. */
async function searchSettingsOf(content: ContentSnapshot): Promise<SearchSettings> {
  let settings = defaultSettings();
  for (const language of LANGUAGES) {
    const [own] = await content.list('search-settings', language, { limit: 1 });
    if (own !== undefined) settings = withOwn(settings, own.body);
  }
  return settings;
}
