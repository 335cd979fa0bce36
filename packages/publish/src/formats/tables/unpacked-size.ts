// https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.3.12 and 4.3.16
const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LONGEST_COMMENT = 0xffff;

/** What a zip file says that its files weigh when unpacked, in bytes; undefined when it is no whole zip file. */
export function unpackedSize(zip: Buffer): number | undefined {
  let end = zip.length - END_LENGTH;
  const earliest = Math.max(0, end - LONGEST_COMMENT);
  while (end >= earliest && zip.readUInt32LE(end) !== END_OF_DIRECTORY) end -= 1;
  if (end < earliest || end < 0) return undefined;
  const count = zip.readUInt16LE(end + 10);
  let position = zip.readUInt32LE(end + 16);
  let size = 0;
  for (let index = 0; index < count; index += 1) {
    if (position + ENTRY_LENGTH > zip.length || zip.readUInt32LE(position) !== DIRECTORY_ENTRY)
      return undefined;
    size += zip.readUInt32LE(position + 24);
    position +=
      ENTRY_LENGTH +
      zip.readUInt16LE(position + 28) +
      zip.readUInt16LE(position + 30) +
      zip.readUInt16LE(position + 32);
  }
  return size;
}
