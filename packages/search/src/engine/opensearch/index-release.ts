import type { Dictionary } from '../../analyse/dictionary.ts';
import { facetValuesOf } from '../facets.ts';
import { analyseDocument, INDEX_COLUMNS, spaced } from '../index-row.ts';
import type { SearchDocument } from '../search-document.ts';
import { SearchUnavailable } from '../search-engine.ts';
import { indexTemplate, TERM_FIELDS } from './index-template.ts';
import type { OpenSearchClient } from './open-search-client.ts';

const BATCH_BYTES = 4_000_000;
const TIMEOUT_MS = 60_000;
/** The serving index and the one before it, for a rollback. */
const KEPT_INDEXES = 2;

export interface ReleaseSource {
  readonly alias: string;
  readonly release: string;
  readonly documents: Iterable<SearchDocument> | AsyncIterable<SearchDocument>;
  /** The same as the embedded index of this release was built with. */
  readonly dictionary: Dictionary;
  readonly repeated?: ReadonlySet<string>;
}

/** What a bank's nodes search; each release has an index of its own behind it. */
export const SEARCH_ALIAS = 'bank-search';

/** As `indexRelease`, unless the alias leads to this release already: the nodes of a bank all come with the same one. */
export async function indexOnce(client: OpenSearchClient, source: ReleaseSource): Promise<void> {
  const prefix = indexName(source.alias, source.release);
  const serving = await client.send<{ index: string }[]>(
    'GET',
    `/_cat/aliases/${source.alias}?format=json&h=index`,
    undefined,
    TIMEOUT_MS,
  );
  if (serving.some(({ index }) => index === prefix || index.startsWith(`${prefix}-`))) return;
  // Two nodes may begin at once: each fills an index of its own, and the last one stays.
  const own = Math.random().toString(36).slice(2, 10);
  await indexRelease(client, { ...source, release: `${source.release}-${own}` });
}

function indexName(alias: string, release: string): string {
  return `${alias}-${release.toLowerCase().replace(/[^a-z0-9_-]/g, '-')}`;
}

/** Writes a release into an index of its own, then moves the alias to it in one step; removes the oldest indexes. */
export async function indexRelease(
  client: OpenSearchClient,
  source: ReleaseSource,
): Promise<{ documents: number }> {
  const name = indexName(source.alias, source.release);
  await client.send('PUT', `/_index_template/${source.alias}`, indexTemplate(source.alias), TIMEOUT_MS);
  await client.send('DELETE', `/${name}?ignore_unavailable=true`, undefined, TIMEOUT_MS);
  await client.send('PUT', `/${name}`, {}, TIMEOUT_MS);
  const documents = await writeDocuments(client, name, source);
  await client.send('POST', `/${name}/_refresh`, undefined, TIMEOUT_MS);
  await client.send('POST', `/${name}/_forcemerge?max_num_segments=1`, undefined, TIMEOUT_MS);
  const { count } = await client.send<{ count: number }>('GET', `/${name}/_count`, undefined, TIMEOUT_MS);
  if (count !== documents) {
    throw new SearchUnavailable(
      `${name} holds ${count} of ${documents} documents, so the alias stays where it is. See the cluster's log and index the release again.`,
    );
  }
  await client.send('POST', '/_aliases', moveAlias(source.alias, name), TIMEOUT_MS);
  await removeOld(client, source.alias, name);
  return { documents };
}

function moveAlias(alias: string, name: string) {
  return {
    actions: [{ remove: { index: `${alias}-*`, alias, must_exist: false } }, { add: { index: name, alias } }],
  };
}

async function writeDocuments(
  client: OpenSearchClient,
  name: string,
  source: ReleaseSource,
): Promise<number> {
  let batch = '';
  let documents = 0;
  const flush = async () => {
    if (batch === '') return;
    const path = `/${name}/_bulk`;
    const answer = await client.send<{ errors: boolean; items?: unknown[] }>('POST', path, batch, TIMEOUT_MS);
    if (answer.errors) {
      const refused = answer.items?.find((item) => JSON.stringify(item).includes('"error"'));
      throw new SearchUnavailable(
        `OpenSearch refused a document of ${name}: ${JSON.stringify(refused).slice(0, 400)}`,
      );
    }
    batch = '';
  };
  for await (const document of source.documents) {
    batch += bulkLines(source, document);
    documents += 1;
    if (batch.length >= BATCH_BYTES) await flush();
  }
  await flush();
  return documents;
}

export function bulkLines({ dictionary, repeated }: ReleaseSource, document: SearchDocument): string {
  const analysed = analyseDocument(dictionary, document, repeated);
  // What is searched and never shown stands in the terms.
  const { codes: _codes, trail: _trail, ...shown } = document;
  const terms = Object.fromEntries(
    INDEX_COLUMNS.map((column) => [TERM_FIELDS[column], spaced(analysed.terms[column])]),
  );
  return `${JSON.stringify({ index: { _id: document.id } })}\n${JSON.stringify({ ...shown, ...given(document), ...terms })}\n`;
}

/** Facets that a document has no value of are left out, as the cluster counts what is there. */
function given(document: SearchDocument) {
  return Object.fromEntries(Object.entries(facetValuesOf(document)).filter(([, value]) => value !== ''));
}

async function removeOld(client: OpenSearchClient, alias: string, serving: string): Promise<void> {
  const indexes = await client.send<{ index: string; 'creation.date': string }[]>(
    'GET',
    `/_cat/indices/${alias}-*?format=json&h=index,creation.date`,
    undefined,
    TIMEOUT_MS,
  );
  const older = indexes
    .filter(({ index }) => index !== serving)
    .sort((a, b) => Number(b['creation.date']) - Number(a['creation.date']));
  for (const { index } of older.slice(KEPT_INDEXES - 1)) {
    await client.send('DELETE', `/${index}`, undefined, TIMEOUT_MS);
  }
}
