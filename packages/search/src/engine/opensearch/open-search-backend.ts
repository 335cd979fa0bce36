/* oxlint-disable no-underscore-dangle -- the field names are the cluster’s. */
import { SEARCH_FACETS, type SearchFacet } from '@bank/contract';
import { charactersOf } from '../../rank/characters.ts';
import { matchGroup, termText } from '../../rank/match-group.ts';
import { facetValuesOf, noFacetCounts, type FacetCounts } from '../facets.ts';
import type { Found, Lookup, Original, Pin, SearchBackend, VisibleFilters } from '../search-backend.ts';
import type { DocType, SearchDocument } from '../search-document.ts';
import { TERM_FIELDS } from './index-template.ts';
import type { OpenSearchClient } from './open-search-client.ts';
import { facetCounting, lookupQuery, TERM_SOURCE } from './tree-query.ts';

type Source = SearchDocument & Record<(typeof TERM_FIELDS)[keyof typeof TERM_FIELDS], string>;

interface Hit {
  _id: string;
  _score: number | null;
  _source: Source;
  matched_queries?: string[];
}

interface SearchReply {
  hits: { total: { value: number }; hits: Hit[] };
  aggregations?: { types: { buckets: Bucket<DocType>[] } } & Record<
    SearchFacet,
    { values: { buckets: Bucket<string>[] } }
  >;
}

interface Bucket<Key> {
  key: Key;
  doc_count: number;
}

/** A page of results needs two or three of these; the embedded engine answers when they take longer. */
const TIMEOUT_MS = 250;
const RANK_FIELDS = [
  'docType',
  'kind',
  'language',
  'publishDate',
  'popularity',
  'business',
  'city',
  'fileExt',
  ...TERM_SOURCE,
];

/** Finds documents in an OpenSearch cluster, with the query tree of the embedded engine. */
export class OpenSearchBackend implements SearchBackend {
  readonly #client: OpenSearchClient;
  readonly #alias: string;

  constructor(client: OpenSearchClient, alias: string) {
    this.#client = client;
    this.#alias = alias;
  }

  async count(lookup: Lookup, filters: VisibleFilters): Promise<number> {
    const reply = await this.#search({
      size: 0,
      track_total_hits: true,
      query: lookupQuery(lookup, filters),
    });
    return reply.hits.total.value;
  }

  async countByType(lookup: Lookup, filters: VisibleFilters): Promise<Map<DocType, number>> {
    const reply = await this.#search({
      size: 0,
      query: lookupQuery(lookup, filters),
      aggs: { types: { terms: { field: 'docType' } } },
    });
    return new Map(reply.aggregations?.types.buckets.map(({ key, doc_count: count }) => [key, count]));
  }

  async countByFacet(lookup: Lookup, { facets = {}, ...unlimited }: VisibleFilters): Promise<FacetCounts> {
    const reply = await this.#search({
      size: 0,
      query: lookupQuery(lookup, unlimited),
      aggs: facetCounting(facets),
    });
    const counts = noFacetCounts();
    for (const facet of SEARCH_FACETS) {
      const buckets = reply.aggregations?.[facet].values.buckets ?? [];
      for (const { key, doc_count: count } of buckets) counts[facet].set(key, count);
    }
    return counts;
  }

  async find(lookup: Lookup, filters: VisibleFilters, limit: number): Promise<Found[]> {
    const query = lookupQuery(lookup, filters);
    const reply = await this.#search({ size: limit, query, _source: RANK_FIELDS });
    return reply.hits.hits.map((hit) => toFound(hit, lookup));
  }

  async list(
    lookup: Lookup,
    filters: VisibleFilters,
    order: 'newest' | 'oldest' | 'bm25',
    { offset, limit }: { offset: number; limit: number },
  ): Promise<string[]> {
    const sort = {
      newest: [{ publishDate: 'desc' }, { id: 'asc' }],
      oldest: [{ publishDate: 'asc' }, { id: 'asc' }],
      bm25: ['_score', { id: 'asc' }],
    }[order];
    const reply = await this.#search({
      from: offset,
      size: limit,
      sort,
      query: lookupQuery(lookup, filters),
      _source: false,
    });
    return reply.hits.hits.map((hit) => hit._id);
  }

  async pins(lookup: Lookup, filters: VisibleFilters, urls: readonly string[]): Promise<Pin[]> {
    const { bool } = lookupQuery(lookup, filters) as { bool: { filter: unknown[] } };
    const atUrls = { terms: { url: urls } };
    const [visible, found] = await Promise.all([
      this.#search({ query: { bool: { filter: [...bool.filter, atUrls] } }, _source: ['docType', 'url'] }),
      this.#search({ query: { bool: { ...bool, filter: [...bool.filter, atUrls] } }, _source: false }),
    ]);
    const foundIds = new Set(found.hits.hits.map((hit) => hit._id));
    return visible.hits.hits
      .sort((a, b) => urls.indexOf(a._source.url) - urls.indexOf(b._source.url) || (a._id < b._id ? -1 : 1))
      .map((hit) => ({ id: hit._id, docType: hit._source.docType, isFound: foundIds.has(hit._id) }));
  }

  async originals(ids: readonly string[]): Promise<Original[]> {
    if (ids.length === 0) return [];
    const reply = await this.#client.send<{ docs: { _id: string; found: boolean; _source?: Source }[] }>(
      'POST',
      `/${this.#alias}/_mget?_source_excludes=*_t`,
      { ids },
      TIMEOUT_MS,
    );
    return reply.docs.flatMap((doc) => (doc._source === undefined ? [] : [toOriginal(doc._source)]));
  }

  #search(body: unknown): Promise<SearchReply> {
    return this.#client.send<SearchReply>('POST', `/${this.#alias}/_search`, body, TIMEOUT_MS);
  }
}

function toFound(hit: Hit, { tree }: Lookup): Found {
  const source = hit._source;
  const matched = new Set(hit.matched_queries);
  const titles = [termText(source[TERM_FIELDS.title]), termText(source[TERM_FIELDS.tsub])];
  const lead = [termText(source[TERM_FIELDS.lead])];
  const tags = [termText(source[TERM_FIELDS.tags])];
  return {
    id: hit._id,
    docType: source.docType,
    facets: facetValuesOf(source),
    bm25: hit._score ?? 0,
    matches: tree.groups.map(({ alts }, group) =>
      Math.max(0, ...alts.map(({ weight }, number) => (matched.has(`g${group}a${number}`) ? weight : 0))),
    ),
    titleMatches: tree.groups.map((group) => matchGroup(group, titles)),
    leadMatches: tree.groups.map((group) => matchGroup(group, lead)),
    tagMatches: tree.groups.map((group) => matchGroup(group, tags)),
    characters: charactersOf(
      [TERM_FIELDS.title, TERM_FIELDS.tags, TERM_FIELDS.lead].map((field) => source[field]).join(' '),
    ),
    titleTerms: source[TERM_FIELDS.title],
    kind: source.kind,
    language: source.language,
    date: source.publishDate,
    popularity: source.popularity ?? 0,
  };
}

function toOriginal(source: Source): Original {
  return {
    id: source.id,
    title: source.title,
    summary: source.summary,
    body: source.body,
    tags: source.tags,
    headings: source.headings ?? [],
    url: source.url,
    urlType: source.urlType,
    docType: source.docType,
    language: source.language,
    columnId: source.columnId,
    columnName: source.columnName,
    publishDate: source.publishDate,
    ...(source.fileExt !== undefined && { fileExt: source.fileExt }),
    ...(source.fileSize !== undefined && { fileSize: source.fileSize }),
  };
}
