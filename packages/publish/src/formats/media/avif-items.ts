const FULL_BOX_BYTES = 12;
const IN_FILE = 0;

/**
 * The byte behind the last one that the items of an AVIF (`iloc`, ISO 14496-12 8.11.3) take from the file, from the boxes
 * inside `meta`; undefined when they do not say.
 */
export function endOfItems(meta: Buffer): number | undefined {
  try {
    for (let at = FULL_BOX_BYTES; at + 8 <= meta.length;) {
      const size = meta.readUInt32BE(at);
      if (meta.toString('latin1', at + 4, at + 8) === 'iloc') return endIn(meta.subarray(at + 8, at + size));
      if (size < 8) return undefined;
      at += size;
    }
  } catch (error) {
    // Reading past the end of a box that is too short for what it announces.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}

function endIn(iloc: Buffer): number {
  let at = 0;
  /** Fields may have no bytes at all, and stand for 0. */
  const next = (bytes: number): number => {
    at += bytes;
    if (bytes === 0) return 0;
    return bytes === 8 ? Number(iloc.readBigUInt64BE(at - 8)) : iloc.readUIntBE(at - bytes, bytes);
  };
  const version = next(1);
  next(3);
  const sizes = next(2);
  const [ofOffset, ofLength, ofBase, ofIndex] = [12, 8, 4, 0].map((shift) => (sizes >> shift) & 0xf) as Sizes;
  const count = next(version < 2 ? 2 : 4);
  let end = 0;
  for (let item = 0; item < count; item++) {
    next(version < 2 ? 2 : 4);
    const place = version === 0 ? IN_FILE : next(2) & 0xf;
    next(2);
    const base = next(ofBase);
    for (let extents = next(2); extents > 0; extents--) {
      if (version > 0) next(ofIndex);
      const last = base + next(ofOffset) + next(ofLength);
      if (place === IN_FILE) end = Math.max(end, last);
    }
  }
  return end;
}

type Sizes = [number, number, number, number];
