import type { FilmFacts } from './film-facts.ts';

/** A file of many fragments has no more boxes than this at one level before what is looked for. */
const MOST_BOXES = 2_000;

interface Box {
  type: string;
  from: number;
  to: number;
}

/** Size and length of an MP4 film (ISO/IEC 14496-12); undefined where the file does not say them. */
export function readMp4(bytes: Buffer): FilmFacts | undefined {
  const movie = boxes(bytes, 0, bytes.length).find(({ type }) => type === 'moov');
  if (movie === undefined) return undefined;
  const parts = boxes(bytes, movie.from, movie.to);
  const header = parts.find(({ type }) => type === 'mvhd');
  const duration = header && durationOf(bytes, header);
  const size = parts
    .filter(({ type }) => type === 'trak')
    .flatMap(({ from, to }) => boxes(bytes, from, to).filter(({ type }) => type === 'tkhd'))
    .map((track) => sizeOf(bytes, track))
    .find(({ width, height }) => width > 0 && height > 0);
  return size && duration ? { ...size, duration } : undefined;
}

function boxes(bytes: Buffer, from: number, to: number): Box[] {
  const found: Box[] = [];
  let at = from;
  while (at + 8 <= to && found.length < MOST_BOXES) {
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1 && at + 16 <= to;
    const head = isLong ? 16 : 8;
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    const end = size === 0 ? to : at + size;
    if (end < at + head || end > to) break;
    found.push({ type: bytes.toString('latin1', at + 4, at + 8), from: at + head, to: end });
    at = end;
  }
  return found;
}

function durationOf(bytes: Buffer, { from, to }: Box): number | undefined {
  const isLong = bytes[from] === 1;
  const [scaleAt, length] = isLong ? [from + 20, 32] : [from + 12, 20];
  if (from + length > to) return undefined;
  const scale = bytes.readUInt32BE(scaleAt);
  const ticks = isLong ? Number(bytes.readBigUInt64BE(scaleAt + 4)) : bytes.readUInt32BE(scaleAt + 4);
  return scale === 0 ? undefined : Math.round(ticks / scale);
}

/** The last two numbers of a track header, fixed point with sixteen bits behind the point. */
function sizeOf(bytes: Buffer, { from, to }: Box): { width: number; height: number } {
  if (to - from < 84) return { width: 0, height: 0 };
  return { width: bytes.readUInt32BE(to - 8) >>> 16, height: bytes.readUInt32BE(to - 4) >>> 16 };
}
