import type { DocumentColumns } from '../embedded/document-columns.ts';
import type { VisibleFilters } from '../search-backend.ts';
import { DotProducts } from './dot-products.ts';
import type { Near, Script } from './meaning.ts';
import { openVectors, type OpenVectors } from './vector-file.ts';

/** Further down is nothing that a page of results shows. */
const MOST = 30;

/** The passages of one release, all compared with what is asked: nothing is missed, and 50,000 take some milliseconds. */
export class NearestPassages {
  readonly #opened: OpenVectors;
  readonly #columns: DocumentColumns;
  readonly #products: DotProducts;

  private constructor(opened: OpenVectors, columns: DocumentColumns) {
    this.#opened = opened;
    this.#columns = columns;
    this.#products = new DotProducts(opened.vectors(), opened.rows.length, opened.meta.dimensions);
  }

  /** `columns` are of the index of the same release. Undefined where no vectors of this model can be read. */
  static open(file: string, model: string, columns: DocumentColumns): NearestPassages | undefined {
    try {
      const opened = openVectors(file, model);
      return opened && new NearestPassages(opened, columns);
    } catch {
      // A file that a full disk has spoilt: the index beside it is whole.
      return undefined;
    }
  }

  /** The documents that a visitor may see with the passages nearest to `vector`, as far as they are near enough. */
  near(vector: Float32Array, script: Script, filters: VisibleFilters): Near[] {
    if (vector.length !== this.#products.dimensions) return [];
    const cosines = this.#products.cosines(vector);
    const best = this.#bestOf(cosines, this.#opened.meta.floors[script]);
    const rows = this.#columns.visibleAmong(Uint32Array.from(best.keys()).sort(), filters);
    return Array.from(rows, (row) => ({ row, at: best.get(row) ?? 0 }))
      .sort((a, b) => (cosines[b.at] ?? 0) - (cosines[a.at] ?? 0) || a.row - b.row)
      .slice(0, MOST)
      .map(({ row, at }) => ({
        candidate: {
          ...this.#columns.facts(row),
          bm25: 0,
          matches: [],
          titleMatches: [],
          leadMatches: [],
          tagMatches: [],
          characters: '',
          titleTerms: this.#columns.titleTerms(row),
        },
        similarity: cosines[at] ?? 0,
        passage: this.#opened.passage(at),
      }));
  }

  close(): void {
    this.#opened.close();
  }

  /** For each document its nearest passage that is nearer than the floor. */
  #bestOf(cosines: Float32Array, floor: number): Map<number, number> {
    const best = new Map<number, number>();
    for (const [at, cosine] of cosines.entries()) {
      if (cosine <= floor) continue;
      const row = this.#opened.rows[at] as number;
      const known = best.get(row);
      if (known === undefined || (cosines[known] as number) < cosine) best.set(row, at);
    }
    return best;
  }
}
