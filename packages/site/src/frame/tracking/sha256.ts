/* SHA-256 (FIPS 180-4) that answers at once, for what is signed while a page is being left. */

/** The first 32 bits behind the point of the roots of the first primes, which are the constants of the standard. */
function constants(): { first: number[]; rounds: number[] } {
  const bits = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n += 1) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  }
  return {
    first: primes.slice(0, 8).map((prime) => bits(Math.sqrt(prime))),
    rounds: primes.map((prime) => bits(Math.cbrt(prime))),
  };
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** Text as UTF-8 → lower-case hex. */
export function sha256(text: string): string {
  const { first: hash, rounds } = constants();
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);

  const words = new Int32Array(64);
  const at = (index: number) => words[index] ?? 0;
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i += 1) words[i] = view.getInt32(block + i * 4);
    for (let i = 16; i < 64; i += 1) {
      const [near, far] = [at(i - 2), at(i - 15)];
      words[i] =
        at(i - 16) +
        at(i - 7) +
        (turned(far, 7) ^ turned(far, 18) ^ (far >>> 3)) +
        (turned(near, 17) ^ turned(near, 19) ^ (near >>> 10));
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let i = 0; i < 64; i += 1) {
      const one =
        h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + (rounds[i] ?? 0) + at(i);
      const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = ((hash[i] ?? 0) + word) | 0));
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
