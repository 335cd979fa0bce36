import { vectorsFile } from '../embedded/index-files.ts';
import type { SearchDocument } from '../search-document.ts';
import { TextsRefused, TextsTooMany, type Embedder, type TextKind } from './embedder.ts';
import { measureFloors, unrelatedKeywords } from './floors.ts';
import { KeptVectors } from './kept-vectors.ts';
import { passagesOf, spokenPassage, type Passage } from './passages.ts';
import { readVectorsMeta, writeVectors } from './vector-file.ts';

/** Texts in a call, and calls at a time: small models answer these in seconds, and more of either makes none of them faster. */
const BATCH = 32;
const AT_ONCE = 2;
/** Fewer would lift what happens to have a vector over what is better: 96 of 4,979 took 0.08 of nDCG@10. */
const USABLE_SHARE = 0.95;

export interface VectorsOrder {
  /** Folder of the indexes. */
  readonly folder: string;
  readonly release: string;
  /** In the order in which the index of the release has them. */
  readonly documents: Iterable<SearchDocument> | AsyncIterable<SearchDocument>;
  readonly repeated?: ReadonlySet<string>;
  readonly embedder: Embedder;
}

export interface FilledVectors {
  readonly passages: number;
  /** How many of them have a vector; the others are found by their words alone, and all of them where there is no file. */
  readonly embedded: number;
  /** Whether search has them: nearly all, in a file. */
  readonly isUsable: boolean;
  /** Texts that were asked for; 0 where all were known. */
  readonly asked: number;
  /** Why some are missing. */
  readonly failure?: string;
}

interface Spoken extends Passage {
  readonly row: number;
  readonly spoken: string;
}

/**
 * Makes `vectors-<release>.db` beside the index of a release once nearly all is known, asking for what is not. Never rejects
 * because of the endpoint: what it did not give is missing, and asked for again the next time.
 */
export async function fillVectors(order: VectorsOrder): Promise<FilledVectors> {
  const { folder, release, embedder } = order;
  const file = vectorsFile(folder, release);
  const made = readVectorsMeta(file, embedder.model);
  if (made !== undefined && made.embedded === made.passages) {
    return { passages: made.passages, embedded: made.embedded, isUsable: true, asked: 0 };
  }
  const kept = new KeptVectors(folder, embedder.model);
  try {
    const unrelated = unrelatedKeywords();
    const passages = await speak(order);
    const asking = new Asking(embedder, kept);
    await asking.ask(unrelated, 'query');
    await asking.ask(
      passages.map(({ spoken }) => spoken),
      'passage',
    );
    const embedded = passages.flatMap((passage) => {
      const vector = kept.find(passage.spoken, 'passage');
      return vector === undefined ? [] : [{ ...passage, vector }];
    });
    const strangers = unrelated.flatMap((keyword) => {
      const vector = kept.find(keyword, 'query');
      return vector === undefined ? [] : [{ keyword, vector }];
    });
    const isUsable =
      embedded.length >= passages.length * USABLE_SHARE &&
      embedded.length > 0 &&
      strangers.length === unrelated.length;
    if (isUsable) {
      const vectors = embedded.map(({ vector }) => vector);
      const meta = {
        model: embedder.model,
        dimensions: vectors[0]?.length ?? 0,
        passages: passages.length,
        embedded: embedded.length,
        floors: measureFloors(strangers, vectors),
      };
      writeVectors(file, meta, embedded);
      if (asking.failure === undefined) kept.prune(textsOf(unrelated, passages));
    }
    return {
      passages: passages.length,
      embedded: embedded.length,
      isUsable,
      asked: asking.asked,
      ...(asking.failure !== undefined && { failure: asking.failure }),
    };
  } finally {
    kept.close();
  }
}

async function speak({ documents, repeated }: VectorsOrder): Promise<Spoken[]> {
  const all: Spoken[] = [];
  let row = 0;
  for await (const document of documents) {
    row += 1;
    for (const passage of passagesOf(document, repeated)) {
      all.push({ ...passage, row, spoken: spokenPassage(document, passage) });
    }
  }
  return all;
}

function* textsOf(keywords: readonly string[], passages: readonly Spoken[]) {
  for (const text of keywords) yield { text, kind: 'query' as const };
  for (const { spoken } of passages) yield { text: spoken, kind: 'passage' as const };
}

/** Asks in batches, until everything is known or the endpoint gives nothing more. */
class Asking {
  asked = 0;
  failure: string | undefined;
  readonly #embedder: Embedder;
  readonly #kept: KeptVectors;
  #most = BATCH;
  #isOver = false;

  constructor(embedder: Embedder, kept: KeptVectors) {
    this.#embedder = embedder;
    this.#kept = kept;
  }

  async ask(texts: readonly string[], kind: TextKind): Promise<void> {
    const unknown = [...new Set(texts)].filter((text) => this.#kept.find(text, kind) === undefined);
    const starts = Array.from({ length: Math.ceil(unknown.length / BATCH) }, (_, at) => at * BATCH).values();
    const askOn = async () => {
      for (const start of starts) {
        if (this.#isOver) return;
        await this.#askFor(unknown.slice(start, start + BATCH), kind);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  }

  async #askFor(batch: readonly string[], kind: TextKind): Promise<void> {
    if (this.#isOver) return;
    if (batch.length > this.#most) return this.#askByHalves(batch, kind);
    try {
      const vectors = await this.#embedder.embed(batch, kind);
      this.asked += batch.length;
      if (this.#kept.keep(batch, kind, vectors)) return;
      this.failure = `${this.#embedder.model} gives vectors of another length than before; all are made anew the next time`;
      this.#isOver = true;
    } catch (error) {
      const isOfTexts = error instanceof TextsRefused || error instanceof TextsTooMany;
      if (error instanceof TextsTooMany) this.#most = Math.min(this.#most, Math.ceil(batch.length / 2));
      // One text that a model does not take is no reason to do without the others.
      if (isOfTexts && batch.length > 1) return this.#askByHalves(batch, kind);
      this.failure = error instanceof Error ? error.message : String(error);
      this.#isOver = !(error instanceof TextsRefused);
    }
  }

  async #askByHalves(batch: readonly string[], kind: TextKind): Promise<void> {
    const half = Math.ceil(batch.length / 2);
    await this.#askFor(batch.slice(0, half), kind);
    await this.#askFor(batch.slice(half), kind);
  }
}
