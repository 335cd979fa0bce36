/** Bytes that grow, and whole numbers in as few of them as they need: seven bits each, the lowest first. */
export class ByteWriter {
  length = 0;
  #bytes = new Uint8Array(1 << 16);

  /** `value` below 2^32. */
  number(value: number): void {
    if (this.length + 5 > this.#bytes.length) this.#grow();
    let rest = value;
    while (rest > 0x7f) {
      this.#bytes[this.length++] = (rest & 0x7f) | 0x80;
      rest >>>= 7;
    }
    this.#bytes[this.length++] = rest;
  }

  taken(): Uint8Array {
    return this.#bytes.slice(0, this.length);
  }

  #grow(): void {
    const larger = new Uint8Array(this.#bytes.length * 2);
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}
