import { crc32, inflateRawSync } from 'node:zlib';

// https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.3.7, 4.3.12 and 4.3.16
const LOCAL_ENTRY = 0x04034b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const LOCAL_LENGTH = 30;
const ENTRY_LENGTH = 46;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;

export interface ZipEntry {
  name: string;
  /** What the directory says that it weighs when unpacked, in bytes. */
  size: number;
  /** Throws where the bytes are not what the directory says of them. */
  read: () => Buffer;
}

/** The files of a zip by its directory; undefined when it is no whole zip file. Nothing is unpacked before it is read. */
export function zipEntries(zip: Buffer): ZipEntry[] | undefined {
  let end = zip.length - END_LENGTH;
  const earliest = Math.max(0, end - LONGEST_COMMENT);
  while (end >= earliest && zip.readUInt32LE(end) !== END_OF_DIRECTORY) end -= 1;
  if (end < earliest || end < 0) return undefined;
  const entries: ZipEntry[] = [];
  let position = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (position + ENTRY_LENGTH > zip.length || zip.readUInt32LE(position) !== DIRECTORY_ENTRY)
      return undefined;
    entries.push(entryAt(zip, position));
    position +=
      ENTRY_LENGTH +
      zip.readUInt16LE(position + 28) +
      zip.readUInt16LE(position + 30) +
      zip.readUInt16LE(position + 32);
  }
  return entries;
}

function entryAt(zip: Buffer, position: number): ZipEntry {
  const method = zip.readUInt16LE(position + 10);
  const sum = zip.readUInt32LE(position + 16);
  const packedSize = zip.readUInt32LE(position + 20);
  const size = zip.readUInt32LE(position + 24);
  const nameLength = zip.readUInt16LE(position + 28);
  const start = zip.readUInt32LE(position + 42);
  const name = zip.toString('utf8', position + ENTRY_LENGTH, position + ENTRY_LENGTH + nameLength);
  const read = () => {
    if (zip.readUInt32LE(start) !== LOCAL_ENTRY) throw new Error(`${name} is not where the directory says`);
    const from = start + LOCAL_LENGTH + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    const packed = zip.subarray(from, from + packedSize);
    const bytes = unpacked(packed, method, size);
    if (bytes.length !== size || crc32(bytes) !== sum) throw new Error(`${name} is not whole`);
    return bytes;
  };
  return { name, size, read };
}

function unpacked(packed: Buffer, method: number, size: number): Buffer {
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw new Error(`Files packed by method ${method} are not read`);
  // A file that unpacks to more than it says is not unpacked any further.
  return inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) });
}
