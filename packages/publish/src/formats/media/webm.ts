import type { FilmFacts } from './film-facts.ts';

/* Matroska elements (RFC 9559) on the way to what a page must know before a film has loaded. */
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TIMESTAMP_SCALE = 0x2ad7b1;
const DURATION = 0x4489;
const TRACKS = 0x1654ae6b;
const TRACK_ENTRY = 0xae;
const VIDEO = 0xe0;
const PIXEL_WIDTH = 0xb0;
const PIXEL_HEIGHT = 0xba;

const DEFAULT_SCALE_NS = 1_000_000;
// Nothing that is looked for stands after this many elements of one parent; a hostile file costs no more.
const MOST_CHILDREN = 2_000;

interface Element {
  id: number;
  from: number;
  to: number;
}

/** Size and length of a WebM film; undefined where the file does not say them. */
export function readWebm(bytes: Buffer): FilmFacts | undefined {
  const segment = child(bytes, { id: 0, from: 0, to: bytes.length }, SEGMENT);
  const info = segment && child(bytes, segment, INFO);
  const track = segment && descend(bytes, segment, [TRACKS, TRACK_ENTRY, VIDEO]);
  if (info === undefined || track === undefined) return undefined;
  const scale = unsigned(bytes, child(bytes, info, TIMESTAMP_SCALE)) ?? DEFAULT_SCALE_NS;
  const ticks = float(bytes, child(bytes, info, DURATION));
  const width = unsigned(bytes, child(bytes, track, PIXEL_WIDTH));
  const height = unsigned(bytes, child(bytes, track, PIXEL_HEIGHT));
  if (!ticks || !width || !height) return undefined;
  return { width, height, duration: Math.round((ticks * scale) / 1e9) };
}

/** Follows every branch, since the first track may be sound. */
function descend(bytes: Buffer, parent: Element, [id = 0, ...rest]: number[]): Element | undefined {
  for (const element of children(bytes, parent)) {
    if (element.id !== id) continue;
    const found = rest.length === 0 ? element : descend(bytes, element, rest);
    if (found !== undefined) return found;
  }
  return undefined;
}

function child(bytes: Buffer, parent: Element, id: number): Element | undefined {
  return descend(bytes, parent, [id]);
}

function* children(bytes: Buffer, { from, to }: Element): Generator<Element> {
  let at = from;
  for (let count = 0; at < to && count < MOST_CHILDREN; count += 1) {
    const id = vint(bytes, at, 4);
    const size = id && vint(bytes, at + id.length, 8);
    if (!id || !size) return;
    const start = at + id.length + size.length;
    const isUnknown = size.value === 2 ** (7 * size.length) - 1;
    const end = isUnknown ? to : Math.min(to, start + size.value);
    yield { id: id.raw, from: start, to: end };
    at = end;
  }
}

/** A number whose length stands in its leading zero bits. `raw` keeps the marker bit, as ids do; sizes go without. */
function vint(bytes: Buffer, at: number, longest: number) {
  const first = bytes[at];
  if (first === undefined || first === 0) return undefined;
  const length = Math.clz32(first) - 23;
  if (length > longest || at + length > bytes.length) return undefined;
  const marker = 1 << (8 - length);
  let raw = first;
  // Apart from `raw`, which eight bytes and the marker would make too large to be exact.
  let value = first - marker;
  for (let index = 1; index < length; index += 1) {
    const byte = bytes[at + index] ?? 0;
    raw = raw * 256 + byte;
    value = value * 256 + byte;
  }
  return { raw, value, length };
}

function unsigned(bytes: Buffer, element: Element | undefined): number | undefined {
  const length = element === undefined ? 0 : element.to - element.from;
  return element === undefined || length < 1 || length > 6
    ? undefined
    : bytes.readUIntBE(element.from, length);
}

function float(bytes: Buffer, element: Element | undefined): number | undefined {
  if (element === undefined) return undefined;
  const length = element.to - element.from;
  if (length === 4) return bytes.readFloatBE(element.from);
  return length === 8 ? bytes.readDoubleBE(element.from) : undefined;
}
