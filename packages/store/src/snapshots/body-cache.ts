import { askPrepared } from '../database/ask-prepared.ts';
import { ContentUnavailable } from '../base/content-unavailable.ts';
import type { ContentDatabase } from '../database/tables.ts';

// Characters of JSON, some 30 MB once parsed: all of a mid-sized bank's articles in both languages.
const KEPT_CHARACTERS = 8_000_000;
// Numbers of parameters are rounded up to these, so that few different statements are prepared.
const HASHES_PER_QUERY = [1, 10, 50, 200];

function frozen(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(frozen);
    Object.freeze(value);
  }
  return value;
}

/** Parsed bodies by hash, shared between callers and therefore frozen; the least recently used go first. */
export class BodyCache {
  readonly #keptCharacters: number;
  readonly #kept = new Map<string, { body: unknown; size: number }>();
  #size = 0;

  constructor(keptCharacters = KEPT_CHARACTERS) {
    this.#keptCharacters = keptCharacters;
  }

  /**
   * All the bodies that the hashes name; throws ContentUnavailable when one has been pruned meanwhile. Those that come from the
   * store are not kept where `areKept` is false: what reads all of them would drive out what pages are made of.
   */
  async find(database: ContentDatabase, hashes: readonly string[], areKept = true): Promise<unknown[]> {
    const found = new Map<string, unknown>();
    const missing = new Set<string>();
    for (const hash of hashes) {
      const entry = this.#kept.get(hash);
      if (!entry) {
        missing.add(hash);
        continue;
      }
      found.set(hash, entry.body);
      this.#kept.delete(hash);
      this.#kept.set(hash, entry);
    }
    for (const { hash, json } of await findJson(database, [...missing])) {
      const body = frozen(JSON.parse(json));
      found.set(hash, body);
      if (areKept) this.#keep(hash, { body, size: json.length });
    }
    return hashes.map((hash) => {
      if (!found.has(hash))
        throw new ContentUnavailable('a body that was listed a moment ago has been pruned');
      return found.get(hash);
    });
  }

  #keep(hash: string, entry: { body: unknown; size: number }): void {
    if (this.#kept.has(hash)) return;
    this.#kept.set(hash, entry);
    this.#size += entry.size;
    for (const [oldest, { size }] of this.#kept) {
      if (this.#size <= this.#keptCharacters) return;
      this.#kept.delete(oldest);
      this.#size -= size;
    }
  }
}

async function findJson(
  database: ContentDatabase,
  hashes: string[],
): Promise<{ hash: string; json: string }[]> {
  const rows: { hash: string; json: string }[] = [];
  const most = Math.max(...HASHES_PER_QUERY);
  for (let start = 0; start < hashes.length; start += most) {
    const batch = hashes.slice(start, start + most);
    const size = HASHES_PER_QUERY.find((rounded) => rounded >= batch.length) ?? most;
    const padded = Array.from({ length: size }, (_, index) => batch[Math.min(index, batch.length - 1)] ?? '');
    rows.push(...(await askPrepared(database, bodiesOf, { hashes: padded })));
  }
  return rows;
}

const bodiesOf = (database: ContentDatabase, { hashes }: { hashes: readonly string[] }) =>
  database.selectFrom('blob').select(['hash', 'json']).where('hash', 'in', hashes).compile();
