import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { baseWords, baseWordsHash } from './base-words.ts';
import { buildDictionary, dictionaryHash } from './build-dictionary.ts';
import type { Dictionary } from './dictionary.ts';

const HEADER_BYTES = 256;

export function dictionaryFile(folder: string, hash: string): string {
  return join(folder, `dictionary-${hash}.bin`);
}

/** Kept as a file because building takes about a second and reading it a few milliseconds. Written whole or not at all. */
function writeDictionary(folder: string, dictionary: Dictionary): void {
  const { firstChild, unit, weight, start } = dictionary;
  const header = Buffer.alloc(HEADER_BYTES, ' ');
  header.write(
    JSON.stringify({
      hash: dictionary.hash,
      unknownWeight: dictionary.unknownWeight,
      lengths: [firstChild.length, weight.length, start.length, unit.length],
    }),
  );
  const bytes = [firstChild, weight, start, unit].map((a) =>
    Buffer.from(a.buffer, a.byteOffset, a.byteLength),
  );
  mkdirSync(folder, { recursive: true });
  const file = dictionaryFile(folder, dictionary.hash);
  const partial = `${file}.${process.pid}-${Math.random().toString(36).slice(2)}`;
  writeFileSync(partial, Buffer.concat([header, ...bytes]));
  renameSync(partial, file);
}

export function readDictionary(folder: string, hash: string): Dictionary | undefined {
  const file = dictionaryFile(folder, hash);
  if (!existsSync(file)) return undefined;
  const bytes = readWhole(file);
  const header = JSON.parse(bytes.toString('utf8', 0, HEADER_BYTES)) as {
    hash: string;
    unknownWeight: number;
    lengths: [number, number, number, number];
  };
  const [children, weights, starts, units] = header.lengths;
  const expected = HEADER_BYTES + 4 * (children + weights + starts) + 2 * units;
  if (header.hash !== hash || bytes.length !== expected) return undefined;
  const data = bytes.buffer;
  const weightAt = HEADER_BYTES + 4 * children;
  const startAt = weightAt + 4 * weights;
  return {
    hash,
    unknownWeight: header.unknownWeight,
    firstChild: new Uint32Array(data, HEADER_BYTES, children),
    weight: new Float32Array(data, weightAt, weights),
    start: new Uint32Array(data, startAt, starts),
    unit: new Uint16Array(data, startAt + 4 * starts, units),
  };
}

/** In a buffer of its own from its beginning on, as typed arrays over it need. */
function readWhole(file: string): Buffer<ArrayBuffer> {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.from(new ArrayBuffer(fstatSync(handle).size));
    for (let at = 0; at < bytes.length;) {
      const read = readSync(handle, bytes, at, bytes.length - at, at);
      if (read === 0) break;
      at += read;
    }
    return bytes;
  } finally {
    closeSync(handle);
  }
}

/** The dictionary of the base words and `words`, from its file in `folder`, made there when it is not. */
export function loadDictionary(folder: string, words: readonly string[]): Dictionary {
  const hash = dictionaryHash(baseWordsHash(), words);
  const known = readDictionary(folder, hash);
  if (known !== undefined) return known;
  const built = buildDictionary(baseWords(), words, hash);
  writeDictionary(folder, built);
  return built;
}
