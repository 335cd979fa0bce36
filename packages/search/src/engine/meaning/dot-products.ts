import { dotKernel, type Dots } from './dot-kernel.ts';
import { lengthOf, quantise } from './quantise.ts';

const LANES = 16;

/** Many vectors in bytes, compared with one at a time. */
export class DotProducts {
  readonly dimensions: number;
  readonly #count: number;
  readonly #stride: number;
  readonly #buffer: ArrayBuffer;
  readonly #lengths: Float32Array;
  readonly #dots: Dots;
  readonly #out: number;

  /** `vectors` are read once, one after the other. */
  constructor(vectors: Iterable<Int8Array>, count: number, dimensions: number) {
    this.dimensions = dimensions;
    this.#count = count;
    this.#stride = Math.ceil(dimensions / LANES) * LANES;
    this.#out = this.#stride * (count + 1);
    const bytes = this.#out + count * Int32Array.BYTES_PER_ELEMENT;
    const { dots, buffer } = dotKernel(bytes);
    this.#dots = dots;
    this.#buffer = buffer;
    this.#lengths = new Float32Array(count);
    const all = new Int8Array(buffer);
    let at = 0;
    for (const vector of vectors) {
      all.set(vector.subarray(0, dimensions), this.#stride * (at + 1));
      this.#lengths[at] = lengthOf(vector);
      at += 1;
    }
  }

  /** The cosine of each with `vector`, from -1 to 1. */
  cosines(vector: Float32Array): Float32Array {
    const asked = quantise(vector);
    new Int8Array(this.#buffer).set(asked);
    this.#dots(this.#stride, this.#count, this.#stride, this.#out);
    const sums = new Int32Array(this.#buffer, this.#out, this.#count);
    const length = lengthOf(asked);
    return Float32Array.from(sums, (sum, at) => sum / (length * (this.#lengths[at] as number) || 1));
  }
}
