/* oxlint-disable no-underscore-dangle -- the field names are the cluster’s. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { answering } from '@bank/contract/testing';

type Json = Record<string, unknown>;

/**
 * As much of OpenSearch as the engine speaks, in memory: the requests' shape and which documents match are checked
 * by it, the scores are not (each matching clause counts its boost). `OPENSEARCH_URL` runs the same tests on a cluster.
 */
export class FakeOpenSearch {
  readonly requests: string[] = [];
  /** Set to make it answer late, in milliseconds, or with an error. */
  delayMs = 0;
  isBroken = false;
  readonly #indexes = new Map<string, Map<string, Json>>();
  readonly #aliases = new Map<string, string>();
  readonly #server = createServer(answering((request, response) => this.#handle(request, response)));

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  indexNames(): string[] {
    return [...this.#indexes.keys()];
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await read(request);
    this.requests.push(`${request.method} ${request.url}`);
    await setTimeout(this.delayMs);
    const answer = this.isBroken ? undefined : this.#answer(request.method ?? '', request.url ?? '', body);
    response.writeHead(answer === undefined ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { error: 'unavailable' }));
  }

  #answer(method: string, path: string, body: string): unknown {
    const [name = '', action = ''] = path.split('?')[0]?.slice(1).split('/') ?? [];
    if (name === '_index_template') return { acknowledged: true };
    if (name === '_aliases') return this.#moveAliases(JSON.parse(body) as { actions: Json[] });
    if (name === '_cat') {
      return this.indexNames().map((index, age) => ({ index, 'creation.date': String(age) }));
    }
    if (method === 'PUT') this.#indexes.set(name, new Map());
    if (method === 'DELETE') this.#indexes.delete(name);
    const index = this.#indexes.get(this.#aliases.get(name) ?? name) ?? new Map<string, Json>();
    if (action === '_bulk') return bulk(index, body);
    if (action === '_count') return { count: index.size };
    if (action === '_search') return search(index, JSON.parse(body) as Json);
    if (action === '_mget') {
      const { ids } = JSON.parse(body) as { ids: string[] };
      return { docs: ids.map((id) => ({ _id: id, found: index.has(id), _source: index.get(id) })) };
    }
    return { acknowledged: true };
  }

  #moveAliases({ actions }: { actions: Json[] }): unknown {
    for (const { add } of actions) {
      const { index, alias } = (add ?? {}) as { index?: string; alias?: string };
      if (index !== undefined && alias !== undefined) this.#aliases.set(alias, index);
    }
    return { acknowledged: true };
  }
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

function bulk(index: Map<string, Json>, body: string): unknown {
  const lines = body.trimEnd().split('\n');
  for (let at = 0; at < lines.length; at += 2) {
    const { index: to } = JSON.parse(lines[at] ?? '') as { index: { _id: string } };
    index.set(to._id, JSON.parse(lines[at + 1] ?? '') as Json);
  }
  return { errors: false };
}

function search(index: Map<string, Json>, body: Json): unknown {
  const hits = [...index].flatMap(([id, source]) => {
    const names: string[] = [];
    const score = scoreOf(body['query'] as Json, source, names);
    return score === undefined ? [] : [{ _id: id, _source: source, _score: score, matched_queries: names }];
  });
  const [first] = (body['sort'] ?? ['_score']) as (Json | string)[];
  const [field = '', direction = ''] =
    typeof first === 'object' ? (Object.entries(first)[0] as string[]) : [];
  const value = (hit: (typeof hits)[number]) => textOf(hit._source, field);
  hits.sort((a, b) =>
    field === ''
      ? b._score - a._score || (a._id < b._id ? -1 : 1)
      : (direction === 'desc' ? -1 : 1) * (value(a) < value(b) ? -1 : value(a) > value(b) ? 1 : 0),
  );
  const from = Number(body['from'] ?? 0);
  const types = new Map<string, number>();
  for (const hit of hits) {
    const type = String(hit._source['docType']);
    types.set(type, (types.get(type) ?? 0) + 1);
  }
  const buckets = [...types].map(([key, count]) => ({ key, doc_count: count }));
  const counted = Object.entries((body['aggs'] ?? {}) as Record<string, Json>).flatMap(([name, each]) =>
    'filter' in each ? [[name, filtered(each, hits)]] : [],
  );
  return {
    hits: { total: { value: hits.length }, hits: hits.slice(from, from + Number(body['size'] ?? 10)) },
    aggregations: { types: { buckets }, ...(Object.fromEntries(counted) as Json) },
  };
}

/** How many of the hits that pass a filter have each value of a field. */
function filtered({ filter, aggs }: Json, hits: readonly { _source: Json }[]): Json {
  const { field } = (aggs as { values: { terms: { field: string } } }).values.terms;
  const passing = hits.filter(({ _source: source }) => scoreOf(filter as Json, source, []) !== undefined);
  const groups = Map.groupBy(passing, ({ _source: source }) => source[field] as string | undefined);
  groups.delete(undefined);
  return { values: { buckets: [...groups].map(([key, all]) => ({ key, doc_count: all.length })) } };
}

function textOf(source: Json, field: string): string {
  const value = source[field];
  return typeof value === 'string' ? value : '';
}

/** The score of a document that matches, with the names of the clauses that do; undefined for one that does not. */
function scoreOf(query: Json, source: Json, names: string[]): number | undefined {
  const [kind, value] = Object.entries(query)[0] ?? ['', {}];
  const clause = value as Json;
  const [field, wanted] = Object.entries(clause)[0] ?? ['', undefined];
  const terms = ` ${textOf(source, field)} `;
  switch (kind) {
    case 'bool':
      return scoreOfBool(clause, source, names);
    case 'dis_max': {
      const scores = (clause['queries'] as Json[]).map((each) => scoreOf(each, source, names));
      const matching = scores.filter((score) => score !== undefined);
      return matching.length === 0 ? undefined : Math.max(...matching);
    }
    case 'constant_score':
      return scoreOf(clause['filter'] as Json, source, names) === undefined
        ? undefined
        : Number(clause['boost']);
    case 'match_phrase': {
      const { query: phrase, boost } = wanted as { query: string; boost: number };
      return terms.includes(` ${phrase} `) ? boost : undefined;
    }
    case 'prefix': {
      const { value: prefix, boost } = wanted as { value: string; boost: number };
      return terms.includes(` ${prefix}`) ? boost : undefined;
    }
    case 'term': {
      const { value: term, boost = 1 } = (typeof wanted === 'object' ? wanted : { value: wanted }) as {
        value: string;
        boost?: number;
      };
      const values = Array.isArray(source[field]) ? (source[field] as string[]) : terms.split(' ');
      return values.includes(term) ? boost : undefined;
    }
    case 'terms':
      return (wanted as unknown[]).includes(source[field]) ? 0 : undefined;
    case 'exists':
      return source[clause['field'] as string] === undefined ? undefined : 0;
    case 'range': {
      const actual = source[field] as string | number | undefined;
      const holds = Object.entries(wanted as Record<string, string | number>).every(
        ([bound, limit]) =>
          actual !== undefined &&
          { gt: actual > limit, gte: actual >= limit, lt: actual < limit, lte: actual <= limit }[bound] ===
            true,
      );
      return holds ? 0 : undefined;
    }
    default:
      throw new Error(`The fake knows no ${kind} query`);
  }
}

function scoreOfBool(bool: Json, source: Json, names: string[]): number | undefined {
  const inside: string[] = [];
  const listed = (clauses: unknown) => (clauses === undefined ? [] : [clauses].flat()) as Json[];
  const scores = (clauses: unknown) => listed(clauses).map((clause) => scoreOf(clause, source, inside));
  const must = [...scores(bool['must']), ...scores(bool['filter'])];
  const should = scores(bool['should']);
  const isOptional = bool['must'] !== undefined || bool['filter'] !== undefined;
  if (must.includes(undefined)) return undefined;
  if (!isOptional && should.length > 0 && should.every((score) => score === undefined)) return undefined;
  if (listed(bool['must_not']).some((clause) => scoreOf(clause, source, []) !== undefined)) return undefined;
  names.push(...inside, ...(typeof bool['_name'] === 'string' ? [bool['_name']] : []));
  return [...must, ...should].reduce((sum: number, score) => sum + (score ?? 0), 0);
}
